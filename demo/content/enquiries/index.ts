import type { EnquiryContent } from '../types.ts';
import { earlier } from './earlier.ts';
import { latest } from './latest.ts';

/** Oldest first, over the last seven weeks. */
export const enquiries: readonly EnquiryContent[] = [...earlier, ...latest];
