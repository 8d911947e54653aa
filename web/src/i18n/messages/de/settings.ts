import type { Messages } from '../../areas';
import type en from '../en/settings';

export default {} satisfies Messages<typeof en>;
