import { earlier } from './enquiries/earlier.ts';
import { latest } from './enquiries/latest.ts';
import type { EnquiryContent } from './types.ts';

export const enquiries: readonly EnquiryContent[] = [...earlier, ...latest];
