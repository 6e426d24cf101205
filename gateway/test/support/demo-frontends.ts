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
  write('public/dist/page/files.json', JSON.stringify({ app: ['assets/app.1a2b3c4d5e.js'], chunks: {} }));
  write('admin/dist/remoteEntry.js', '/* admin */');
  write('secret.txt', 'not served');
}
