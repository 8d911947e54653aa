import type { Messages } from '../../areas';
import type en from '../en/rules';

export default {} satisfies Messages<typeof en>;
