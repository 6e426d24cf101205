import { describe, expect, it } from '@jest/globals';
import { bound, dated, entryDigestOf, factsOf, filesOf, listing, still } from './page-html.ts';

const BUILD = 'shell-1_2.entry-3_4';

const pageWith = (mark = ` data-build="${BUILD}"`, language = 'zh-Hans') => `<!DOCTYPE html>
<html lang="${language}"${mark}>
  <head>
    <link rel="stylesheet" href="/assets/main.50e2362cae.css">
    <title>Reefs &amp; more | Tangkasi</title>
    <script type="application/json" id="reefdesk-runtime-config">{"remotes":{"public":"/remotes/public/remoteEntry.js"}}</script>
  </head>
  <body>
    <div id="root"><img src="/remotes/public/hero.1234567890.avif"><span class="kept-pages"></span></div>
    <script type="text/later" defer src="/assets/main.78ca001bc6.js"></script>
    <script type="text/later" data-fetch="only" src="/remotes/public/remoteEntry.js"></script>
    <link rel="preload" as="script" href="/remotes/public/1648.790237bc9f.js">
    <script async src="/assets/scripts-last.f21e4e4b5c.js"></script>
  </body>
</html>
`;

describe('a page', () => {
  it('names its build, language, title and files, without the entry of the remote', () => {
    expect(factsOf(pageWith())).toEqual({
      build: BUILD,
      language: 'cn',
      title: 'Reefs &amp; more',
      files: [
        '/assets/main.50e2362cae.css',
        '/assets/main.78ca001bc6.js',
        '/remotes/public/1648.790237bc9f.js',
        '/assets/scripts-last.f21e4e4b5c.js',
      ],
    });
  });

  it.each([pageWith(''), pageWith(' data-build=""'), pageWith(undefined, 'fr'), '{"data":[]}', ''])(
    'that does not say what it is is not kept (PGE-08)',
    (html) => expect(factsOf(html)).toBeUndefined(),
  );

  it('refers to the entry of its own build', () => {
    const html = bound(pageWith(), BUILD);
    expect(html.match(/remoteEntry\.js[^"]*/g)).toEqual([`remoteEntry.js?build=${BUILD}`, `remoteEntry.js?build=${BUILD}`]);
    expect(entryDigestOf(BUILD)).toBe('entry-3_4');
  });

  it.each([
    ['en', 'You are offline. This is how the page looked on'],
    ['id', 'Anda sedang offline. Beginilah tampilan halaman ini pada'],
    ['cn', '您处于离线状态。页面显示的是'],
  ] as const)('says of when it is, in %s', (language, text) => {
    const html = dated(pageWith(), language, Date.UTC(2026, 10, 23, 11, 32));
    const note = /<p class="kept-note" role="status">(.*)<\/p>\s*<div id="root">/.exec(html)?.[1] ?? '';
    expect(note).toContain(text);
    expect(note).toMatch(/<time datetime="2026-11-23T11:32:00.000Z">[^<]*2026[^<]*<\/time>/);
    expect(note).toContain('<a href="">');
    expect(html).toContain('<html data-kept="yes" lang="zh-Hans" ');
  });
});

describe('the offline page', () => {
  it('has no scripts, because it is sent for other addresses', () => {
    const html = still(pageWith());
    expect(html).not.toMatch(/script/);
    expect(html).toContain('<html data-still lang="zh-Hans" ');
    expect(html).toContain('/assets/main.50e2362cae.css');
  });

  it('lists the pages that can be opened', () => {
    const html = listing(still(pageWith()), [{ address: '/auth/about?lang=en', title: 'About &amp; $&' }]);
    expect(html).toContain('<span class="kept-pages"><a class="link" href="/auth/about?lang=en">About &amp; $&</a></span>');
    expect(listing(pageWith(), [])).not.toContain('kept-pages');
  });
});

describe('a style sheet', () => {
  it('names the fonts and drawings that it needs', () => {
    const css = `a{src:url(/assets/f.1.woff2)}b{background:url("/assets/w.2.svg"),url('/assets/w.2.svg'),url("data:image/svg+xml,x")}`;
    expect(filesOf(css)).toEqual(['/assets/f.1.woff2', '/assets/w.2.svg']);
  });
});
