import type { Messages } from '../../areas';
import type en from '../en/learn';

export default {} satisfies Messages<typeof en>;
