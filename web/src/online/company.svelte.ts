// Who else is at a game on a server, and what they say: presence, spectators, phrases, and when a player may
// claim the game because the opponent is gone. None of it is in the log.
import type { Player } from '../core/types';
import type { ChatLine, Presence, State, TopicMessage } from './wire';

export class Company {
    #presence = $state.raw<Presence | null>(null);
    #watchers = $state.raw(0);
    #chat = $state.raw<readonly ChatLine[]>([]);

    // A state may arrive after newer messages from the line.
    take({ chat, watchers }: State): void {
        const told = chat.at(-1)?.at ?? 0;
        this.#chat = [...chat, ...this.#chat.filter(({ at }) => at > told)];
        if (!this.#presence) this.#watchers = watchers;
    }

    hear(news: TopicMessage): void {
        if (news.kind === 'chat') this.#chat = [...this.#chat, news.chat];
        if (news.kind !== 'presence') return;
        this.#presence = news.presence;
        this.#watchers = news.presence.watchers;
    }

    get watchers(): number {
        return this.#watchers;
    }

    get chat(): readonly ChatLine[] {
        return this.#chat;
    }

    // Null: not known yet.
    isHere(player: Player): boolean | null {
        return this.#presence?.[player] ?? null;
    }

    // By the server's clock. Null: the opponent is there, or it is not the opponent's turn.
    claimAt(player: Player): number | null {
        return this.#presence?.claimAt[player] ?? null;
    }
}
