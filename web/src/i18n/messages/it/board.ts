import type { Messages } from '../../areas';
import type en from '../en/board';

export default {} satisfies Messages<typeof en>;
