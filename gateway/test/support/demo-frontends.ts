import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

export const SHELL_PAGE = `<!doctype html>
<html class="no-js" lang="xx">
  <head>
    <title>Shell</title>
    <meta name="build" content="first">
    <!--reefdesk:runtime-config-->
  </head>
  <body><div id="root"><!--reefdesk:content--></div></body>
</html>
`;

export const SCRIPT = `console.log(${JSON.stringify('reef '.repeat(500))});`;

/** What the public remote's build says of its pages. */
export const PAGE_TEXTS = {
  en: {
    landing: { title: '{{name}} | Dive', description: 'Dive with us', hero: { title: 'Take a breath' }, packages: { title: 'Packages' } },
    about: {
      title: 'About {{name}}',
      description: 'Who we are',
      hero: { title: 'Our story' },
      faq: { items: [{ question: 'Can I dive in January?', answer: 'Yes.' }] },
    },
    destinations: { title: 'Destinations | {{name}}', description: 'Where we go', featured: { title: 'Discover', label: 'Places' } },
    'destination-detail': { title: '{{destination}} | {{name}}', failure: { lost: { title: 'Off the chart', more: 'It may have moved' } } },
    travel: { failed: { lost: 'No boat', lostText: 'It may have been renamed' } },
    common: { lost: { title: 'Off the reef', text: 'Nothing is here' }, wayHome: 'Home', wayOn: 'Destinations' },
    'sign-in': { title: 'Sign in | {{name}}', description: 'Welcome back' },
  },
  id: { landing: { title: '{{name}} | Selam', description: 'Menyelam bersama kami', hero: { title: 'Tarik napas' } } },
  cn: { landing: { title: '{{name}} | 潜水', description: '和我们一起潜水', hero: { title: '深吸一口气' } } },
};

/** Writes three small builds, as `<folder>/<name>/dist`. */
export function writeDemoFrontends(folder: string): void {
  const write = (path: string, content: string | Buffer): void => {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  write('shell/dist/index.html', SHELL_PAGE);
  write('shell/dist/notes.txt', 'plain');
  write('shell/dist/assets/main.1a2b3c4d5e.js', SCRIPT);
  write('shell/dist/assets/main.1a2b3c4d5e.js.br', brotliCompressSync(SCRIPT));
  write('shell/dist/assets/main.1a2b3c4d5e.js.gz', gzipSync(SCRIPT));
  write('shell/dist/assets/main.1a2b3c4d5e.js.map', '{}');
  write('public/dist/remoteEntry.js', '/* public */');
  for (const [language, texts] of Object.entries(PAGE_TEXTS)) write(`public/dist/page/${language}.json`, JSON.stringify(texts));
  write('admin/dist/remoteEntry.js', '/* admin */');
  write('secret.txt', 'not served');
}
