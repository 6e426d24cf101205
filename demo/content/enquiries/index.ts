import type { EnquiryContent } from '../types.ts';
import { earlier } from './earlier.ts';
import { latest } from './latest.ts';

/** Enquiries of the last seven weeks, oldest first. */
export const enquiries: readonly EnquiryContent[] = [...earlier, ...latest];
