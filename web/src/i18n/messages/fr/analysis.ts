import type { Messages } from '../../areas';
import type en from '../en/analysis';

export default {} satisfies Messages<typeof en>;
