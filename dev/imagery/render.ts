// node dev/imagery/render.ts [name…] [--preview[=700]] [--ss=2] [--area=bunaken] [--list]
// Draws scenes in headless Chromium and encodes them. See README.md.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, extname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import headless from '@sparticuz/chromium';
import sharp from 'sharp';

type Spec = { name: string; width: number; height: number; kind: 'master' | 'frontend'; maxKb?: number };

process.removeAllListeners('warning');
const here = dirname(fileURLToPath(import.meta.url));
const args = process.argv.slice(2);
const names = args.filter((a) => !a.startsWith('--'));
const opt = (k: string) =>
  args.find((a) => a === `--${k}` || a.startsWith(`--${k}=`))?.split('=')[1] ?? (args.includes(`--${k}`) ? '' : null);
const preview = opt('preview');
const width = preview === null ? 0 : Number(preview || 700);
// Software rendering pays for every pixel, so a master is drawn at this width and enlarged: --w=0 draws it in full.
const drawn = (spec: Spec) => Math.min(spec.width, Number(opt('w') ?? 1300) || spec.width, spec.width);
const ss = Number(opt('ss') ?? (preview === null ? 1.15 : 1.5));
const area = opt('area');
const outDir = opt('out');

let pixels: Buffer | null = null;
const server = createServer(async (req, res) => {
  try {
    const url = new URL(req.url ?? '/', 'http://x');
    if (req.method === 'POST') {
      const parts: Buffer[] = [];
      for await (const p of req) parts.push(p as Buffer);
      pixels = Buffer.concat(parts);
      res.end('ok');
      return;
    }
    if (url.pathname === '/') {
      res.setHeader('content-type', 'text/html');
      res.end('<!doctype html><meta charset=utf-8><script type=module src=/core/page.ts></script>');
      return;
    }
    const file = resolve(join(here, url.pathname));
    if (!file.startsWith(here)) throw new Error('outside');
    const text = await readFile(file, 'utf8');
    res.setHeader('content-type', 'text/javascript');
    res.end(extname(file) === '.ts' ? stripTypeScriptTypes(text) : text);
  } catch (e) {
    res.statusCode = 404;
    res.end(String(e));
  }
});
await new Promise<void>((ok) => server.listen(0, '127.0.0.1', ok));
const { port } = server.address() as { port: number };

const start = async () =>
  chromium.launch({
    executablePath: await headless.executablePath(),
    args: [
      '--no-sandbox',
      '--use-gl=angle',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--ignore-gpu-blocklist',
      '--disable-gpu-watchdog',
    ],
  });
const browser = await start();
const open = async () => {
  const p = await browser.newPage();
  p.setDefaultTimeout(0);
  p.on('console', (m) => {
    const t = m.text();
    if (!t.includes('GPU stall') && !t.includes('favicon') && !t.includes('404')) console.log(t);
  });
  p.on('pageerror', (e) => console.error('page:', e.message));
  await p.goto(`http://127.0.0.1:${port}/`);
  await p.waitForFunction('window.draw');
  const files = (await readdir(join(here, 'scenes'), { recursive: true })).filter((f) => f.endsWith('.ts')).sort();
  await p.evaluate(
    (u) => (window as unknown as { loadScenes: (x: string[]) => Promise<void> }).loadScenes(u),
    files.filter((f) => !area || f === `${area}.ts` || f.endsWith(`/${area}.ts`) || f.startsWith(`${area}/`)).map((f) => `/scenes/${f}`),
  );
  return p;
};

const encode = async (img: sharp.Sharp, file: string, fmt: 'webp' | 'avif', maxKb: number, q0: number) => {
  for (let q = q0; ; q -= 4) {
    const buf = await (fmt === 'webp'
      ? img.clone().webp({ quality: q, effort: 5, smartSubsample: true })
      : img.clone().avif({ quality: q, effort: 4 })
    ).toBuffer();
    if (buf.length <= maxKb * 1024 || q <= 30) {
      await writeFile(file, buf);
      console.log(`  ${file.replace(`${resolve(here, '../..')}/`, '')} ${(buf.length / 1024).toFixed(0)} KB q${q}`);
      return;
    }
  }
};

try {
  let page = await open();
  const specs = (await page.evaluate('window.list()')) as Spec[];
  if (args.includes('--list')) {
    for (const s of specs) console.log(s.name.padEnd(26), `${s.width}x${s.height}`, s.kind);
  } else {
    const unknown = names.filter((n) => !specs.some((s) => s.name === n));
    if (unknown.length) throw new Error(`unknown: ${unknown.join(', ')}`);
    for (const spec of names.length ? specs.filter((s) => names.includes(s.name)) : specs) {
      const t0 = Date.now();
      console.log(spec.name);
      const { w, h } = (await page.evaluate(
        ([n, wd, s, p]) => (window as unknown as { draw: (...a: unknown[]) => Promise<{ w: number; h: number }> }).draw(n, wd, s, p),
        [spec.name, preview === null ? drawn(spec) : width, ss, preview !== null] as const,
      )) as { w: number; h: number };
      if (!pixels) throw new Error('no pixels');
      const exact = sharp(
        await sharp(pixels, { raw: { width: w, height: h, channels: 4 } })
          .flip()
          .removeAlpha()
          .png()
          .toBuffer(),
      );
      const img =
        preview !== null || w >= spec.width
          ? exact
          : sharp(await exact.resize(spec.width, spec.height, { kernel: 'lanczos3' }).sharpen(0.7).png().toBuffer());
      pixels = null;
      if (preview !== null) {
        const dir = resolve(outDir ?? join(here, '.preview'));
        await mkdir(dir, { recursive: true });
        await img.png().toFile(join(dir, `${spec.name}.png`));
      } else if (spec.kind === 'master') {
        const dir = resolve(outDir ?? join(here, 'masters'));
        await mkdir(dir, { recursive: true });
        await encode(img, join(dir, `${spec.name}.webp`), 'webp', spec.maxKb ?? 230, 82);
      } else {
        const dir = resolve(outDir ?? join(here, '../../frontends/public/src/assets/scenes'));
        await mkdir(dir, { recursive: true });
        const half = sharp(
          await img
            .clone()
            .resize(Math.round(spec.width / 2))
            .png()
            .toBuffer(),
        );
        const kb = spec.maxKb ?? 180;
        await encode(img, join(dir, `${spec.name}.avif`), 'avif', kb, 55);
        await encode(img, join(dir, `${spec.name}.webp`), 'webp', kb * 1.8, 80);
        await encode(half, join(dir, `${spec.name}-half.avif`), 'avif', kb * 0.5, 55);
        await encode(half, join(dir, `${spec.name}-half.webp`), 'webp', kb * 0.8, 80);
      }
      console.log(`  ${((Date.now() - t0) / 1000).toFixed(1)} s`);
      // a fresh page frees the graphics memory
      await page.close();
      page = await open();
    }
  }
} finally {
  await browser.close();
  server.close();
}
