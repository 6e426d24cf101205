import { earlier } from './enquiries/earlier.ts';
import { latest } from './enquiries/latest.ts';
import type { EnquiryContent } from './types.ts';

/** Enquiries of the last seven weeks, oldest first. */
export const enquiries: readonly EnquiryContent[] = [...earlier, ...latest];
