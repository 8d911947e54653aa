import type { Messages } from '../../areas';
import type en from '../en/editor';

export default {} satisfies Messages<typeof en>;
