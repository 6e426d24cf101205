/**
 * Measures the files that a first visit downloads before any interaction, against the budget, in bytes of their brotli variants. Usage:
 * `node bench/bytes.mjs [http://127.0.0.1:8080] [/auth/homepage]`. Without an address it serves the built frontends itself.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';

const BUDGET_KB = { js: 153, css: 30 };
const FRONTENDS = path.resolve(import.meta.dirname, '../frontends');
const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html', '.svg': 'image/svg+xml', '.woff2': 'font/woff2' };

const requireFromE2e = createRequire(new URL('../e2e/package.json', import.meta.url));
const { chromium } = requireFromE2e('@playwright/test');
const packed = requireFromE2e('@sparticuz/chromium');

const [origin, address = '/auth/homepage'] = process.argv.slice(2);
const server = origin ? undefined : await serveBuilt();
const base = origin ?? `http://127.0.0.1:${server.address().port}`;
const rows = await filesOf(base + address);
server?.close();

const total = (kind) => rows.filter((row) => row.kind === kind).reduce((sum, { brotli }) => sum + brotli, 0);
console.table(rows.map(({ file, raw, brotli }) => ({ file, 'raw KB': kb(raw), 'brotli KB': kb(brotli) })));
let over = false;
for (const [kind, limit] of Object.entries(BUDGET_KB)) {
  over ||= total(kind) > limit * 1024;
  console.log(`${kind}: ${kb(total(kind))} KB of ${limit} KB`);
}
if (rows.some(({ file }) => file.startsWith('/remotes/admin')) && !address.startsWith('/admin')) {
  over = true;
  console.log('admin code was downloaded');
}
process.exitCode = over ? 1 : 0;

async function filesOf(url) {
  const executablePath = await (packed.default ?? packed).executablePath();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    const paths = new Set();
    page.on('request', (request) => paths.add(new URL(request.url()).pathname));
    await page.goto(url, { waitUntil: 'networkidle' });
    return [...paths]
      .map(measure)
      .filter(Boolean)
      .sort((a, b) => b.brotli - a.brotli);
  } finally {
    await browser.close();
  }
}

function measure(pathname) {
  const kind = path.extname(pathname).slice(1);
  const file = fileOf(pathname);
  if (!(kind in BUDGET_KB) || !existsSync(file)) return undefined;
  const raw = statSync(file).size;
  return { kind, file: pathname, raw, brotli: existsSync(`${file}.br`) ? statSync(`${file}.br`).size : raw };
}

function fileOf(pathname) {
  const [, remotes, name, ...rest] = pathname.split('/');
  return remotes === 'remotes' ? path.join(FRONTENDS, name, 'dist', ...rest) : path.join(FRONTENDS, 'shell/dist', pathname);
}

function serveBuilt() {
  const server = createServer(({ url = '/' }, answer) => {
    const { pathname } = new URL(url, 'http://localhost');
    if (pathname.startsWith('/api/')) return answer.writeHead(503, { 'content-type': 'application/json' }).end('{}');
    const file = path.extname(pathname) ? fileOf(pathname) : path.join(FRONTENDS, 'shell/dist/index.html');
    if (!existsSync(file)) return answer.writeHead(404).end();
    answer.writeHead(200, { 'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream' }).end(readFileSync(file));
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

function kb(bytes) {
  return Math.round(bytes / 102.4) / 10;
}
