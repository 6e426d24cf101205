import type { Brand } from '../brand.ts';
import { event, message } from './message.ts';

/** What the operator says of itself now, without its long texts. */
export const DescribeOperator = message<Record<string, never>, { brand: Brand }>('site.operator.describe');

/** Somebody saved the site's own record. */
export const SiteChanged = event<{ version: number }>('site.record.changed');
