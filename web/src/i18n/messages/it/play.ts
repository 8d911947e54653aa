import type { Messages } from '../../areas';
import type en from '../en/play';

export default {} satisfies Messages<typeof en>;
