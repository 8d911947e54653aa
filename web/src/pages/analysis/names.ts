// The name of a player in a record, in the reader's language if this app gave it.
import { t } from '../../i18n/i18n.svelte';
import { levelIn, personName } from '../../state/play/names';

export function shownName(name: string): string {
    if (name === personName) return t('analysis.person');
    const level = levelIn(name);
    return level ? t('analysis.computerLevel', { level }) : name;
}
