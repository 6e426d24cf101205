import { LANGUAGE_TAGS, type Language, localise } from '@reefdesk/contracts/languages';
import type { Brand } from '@reefdesk/contracts/site/brand';

/** What a phone needs to keep the site on its home screen. */
export function webManifest(brand: Brand, language: Language): object {
  return {
    id: '/',
    name: brand.name,
    short_name: brand.shortName,
    description: localise(brand.tagline, language),
    lang: LANGUAGE_TAGS[language],
    start_url: '/auth/homepage',
    scope: '/',
    display: 'standalone',
    background_color: '#041824',
    theme_color: '#06304a',
    icons: [
      { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
