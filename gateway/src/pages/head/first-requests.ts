import type { Language } from '@reefdesk/contracts/languages';
import type { PageAddress } from '../address/page-address.ts';
import { type Html, html } from '../html.ts';
import type { BuiltFiles } from '../reading/built-files.ts';

interface Screen {
  /** The module and the texts that the screen begins with (frontends/public/src/routes.tsx). */
  module: string;
  texts: readonly string[];
  /** What it asks the API for its first screenful, spelt as it will ask. */
  data?: string;
  /** Long, and the page has what is seen first: it must not come before the picture. */
  dataCanWait?: boolean;
}

/** The screens of the public remote, by the address of their page. */
function screenOf(address: PageAddress): Screen | undefined {
  switch (address.kind) {
    case 'home':
      return { module: 'landing.page.tsx', texts: ['landing'] };
    case 'about':
      return { module: 'about.page.tsx', texts: ['about'], data: '/api/gallery-slides' };
    case 'destinations':
      return { module: 'destinations.page.tsx', texts: ['destinations'], data: '/api/destinations', dataCanWait: true };
    case 'destination':
      return {
        module: 'destination-detail.page.tsx',
        texts: ['destination-detail', 'destination-facts'],
        data: `/api/destination/${encodeURIComponent(address.id)}`,
      };
    case 'travel':
      return { module: 'travel.page.tsx', texts: ['travel'], data: `/api/travel/${encodeURIComponent(address.slug)}` };
    case 'sign-in':
    case 'sign-up':
      return { module: `${address.kind}.page.tsx`, texts: [address.kind] };
    default:
      return undefined;
  }
}

/** Texts that the shell begins with. */
const SHELL_TEXTS = ['common', 'shell'];

/**
 * Has the browser fetch at once what it would find out about step by step. Chunks only register themselves and are run where
 * they are imported; the remote's entry needs the shell's runtime, so it is fetched and not run.
 */
export function firstRequests(address: PageAddress, language: Language, files: BuiltFiles): Html[] {
  const screen = screenOf(address);
  if (!screen || !files.remoteEntry) return [];
  const inLanguage = (name: string) => `${language}/${name}.json`;
  const chunks = [
    ...files.shellChunks(SHELL_TEXTS.map(inLanguage)),
    ...files.remoteChunks([screen.module, ...screen.texts.map(inLanguage)]),
  ];
  return [
    html`<link rel="preload" as="script" href="${files.remoteEntry}">`,
    ...chunks.map((chunk) => html`<script async src="${chunk}"></script>`),
    ...(screen.data
      ? [
          html`<link rel="preload" as="fetch" href="${screen.data}" crossorigin="use-credentials"${screen.dataCanWait && html` fetchpriority="low"`}>`,
        ]
      : []),
  ];
}
