import { createHash } from 'node:crypto';
import { html } from '@reefdesk/contracts/pages/html';
import { BUILD_ATTRIBUTE } from '@reefdesk/contracts/pages/offline-pages';
import type { RenderedPage } from '@reefdesk/contracts/pages/rendering';
import type { GatewayEnv } from '../env.ts';
import type { BuiltFiles } from './reading/built-files.ts';

/** Whether browsers keep visited pages. While the frontends are developed their files change under the same names. */
export function keepsPages({ OFFLINE_PAGES, FRONTENDS_HOT_RELOAD }: Pick<GatewayEnv, 'OFFLINE_PAGES' | 'FRONTENDS_HOT_RELOAD'>): boolean {
  return OFFLINE_PAGES === 'on' && FRONTENDS_HOT_RELOAD === 'off';
}

/** The mark of a page that browsers may keep, as an attribute: a whole public one, of builds that say which they are. Empty for any other. */
export function marked(shell: string, { page, files }: { page: RenderedPage; files: BuiltFiles }): string {
  const isWhole = page.status === 200 && page.content !== '' && page.data !== undefined;
  // While the builds are replaced the renderer may still draw with those of before.
  const isOfOneBuild = files.build === page.build;
  if (!isWhole || !isOfOneBuild || !files.entryDigest) return '';
  const shellDigest = createHash('sha256').update(shell).digest('base64url').slice(0, 22);
  return html` ${BUILD_ATTRIBUTE}="${shellDigest}.${files.entryDigest}"`.text;
}
