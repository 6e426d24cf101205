import type { Language } from '@reefdesk/contracts/languages';
import type { PageAddress } from '../address/page-address.ts';
import { type Html, html } from '../html.ts';
import type { BuiltFiles } from '../reading/built-files.ts';

/** The module and the texts that each screen of the public remote begins with (frontends/public/src/routes.tsx). */
const SCREENS: Readonly<Partial<Record<PageAddress['kind'], { module: string; texts: readonly string[] }>>> = {
  home: { module: 'landing.page.tsx', texts: ['landing'] },
  about: { module: 'about.page.tsx', texts: ['about'] },
  destinations: { module: 'destinations.page.tsx', texts: ['destinations'] },
  destination: { module: 'destination-detail.page.tsx', texts: ['destination-detail', 'destination-facts'] },
  travel: { module: 'travel.page.tsx', texts: ['travel'] },
  'sign-in': { module: 'sign-in.page.tsx', texts: ['sign-in'] },
  'sign-up': { module: 'sign-up.page.tsx', texts: ['sign-up'] },
};

/** Lets the browser fetch the scripts of the screen at once instead of finding out about them one after the other. */
export function firstScripts(address: PageAddress, language: Language, files: BuiltFiles): Html[] {
  const screen = SCREENS[address.kind];
  if (!screen) return [];
  const scripts = files.scripts([screen.module, ...screen.texts.map((name) => `${language}/${name}.json`)]);
  return scripts.map((address) => html`<link rel="preload" as="script" href="${address}">`);
}
