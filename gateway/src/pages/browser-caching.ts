import { createHash } from 'node:crypto';
import { html } from '@reefdesk/contracts/pages/html';
import { BUILD_ATTRIBUTE } from '@reefdesk/contracts/pages/offline-pages';
import type { RenderedPage } from '@reefdesk/contracts/pages/rendering';
import type { GatewayEnv } from '../env.ts';
import type { BuiltFiles } from './reading/built-files.ts';

/** Development builds are never stored, because their files change under the same names. */
export function keepsPages({ OFFLINE_PAGES, FRONTENDS_HOT_RELOAD }: Pick<GatewayEnv, 'OFFLINE_PAGES' | 'FRONTENDS_HOT_RELOAD'>): boolean {
  return OFFLINE_PAGES === 'on' && FRONTENDS_HOT_RELOAD === 'off';
}

/** Returns the attribute that lets browsers store a page offline; empty unless the page is complete, public and from known builds. */
export function marked(shell: string, { page, files }: { page: RenderedPage; files: BuiltFiles }): string {
  const isWhole = page.status === 200 && page.content !== '' && page.data !== undefined;
  // During a deployment the renderer may still use the previous build.
  const isOfOneBuild = files.build === page.build;
  if (!isWhole || !isOfOneBuild || !files.entryDigest) return '';
  const shellDigest = createHash('sha256').update(shell).digest('base64url').slice(0, 22);
  return html` ${BUILD_ATTRIBUTE}="${shellDigest}.${files.entryDigest}"`.text;
}
