import type { Brand } from '@reefdesk/contracts/brand';
import { type Html, html } from '../html.ts';

/** The shell's own (frontends/shell, layout/wordmark.tsx), where it will stand. */
export function wordmark({ name, shortName }: Brand): Html {
  return html`<a href="/" aria-label="${name}" class="flex min-h-11 items-center gap-3 no-underline!"><svg viewBox="0 0 40 40" aria-hidden="true" class="size-10 shrink-0"><path d="M9.6 19a10.4 10.4 0 0 1 20.8 0Z" fill="var(--color-coral)"/><path d="M3.5 23.5c3.3 0 3.3-2.5 6.6-2.5s3.3 2.5 6.6 2.5 3.3-2.5 6.6-2.5 3.3 2.5 6.6 2.5 3.3-2.5 6.6-2.5M9 29.5c2.8 0 2.8-2 5.5-2s2.8 2 5.5 2 2.8-2 5.5-2 2.8 2 5.5 2M15 35c2.5 0 2.5-1.6 5-1.6s2.5 1.6 5 1.6" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/></svg><span class="font-display text-2xl leading-none font-medium tracking-tight">${shortName}</span></a>`;
}
