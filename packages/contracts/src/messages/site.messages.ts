import type { Brand } from '../brand.ts';
import type { Retention } from '../site.ts';
import { event, message } from './message.ts';

/** What the operator says of itself now, without its long texts, and for how many months what is kept. */
export const DescribeOperator = message<Record<string, never>, { brand: Brand; retention: Retention }>('site.operator.describe');

/** Somebody saved the site's own record. */
export const SiteChanged = event<{ version: number }>('site.record.changed');
