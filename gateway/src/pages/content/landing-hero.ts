import { type Html, html } from '../html.ts';
import type { BuiltFiles } from '../reading/built-files.ts';
import type { ReadText } from '../reading/site-texts.ts';

const PORTRAIT = '(max-aspect-ratio: 4/5)';
const WIDE = { width: 2400, height: 1350, sizes: 'max(100vw, 178vh)' };
const TALL = { width: 1080, sizes: 'max(100vw, 67vh)' };

/**
 * The first thing a visitor sees, in the same classes as the screen's own hero (frontends/public, landing/components/hero.tsx):
 * picture and headline are there before the first script, and React takes them over without anything moving.
 */
export function landingHero(text: ReadText, tagline: string, files: BuiltFiles): Html {
  return html`<section class="relative isolate flex min-h-[calc(100svh-var(--social-row))] flex-col overflow-hidden bg-[linear-gradient(#5d92c8,#9cc3e0_38%,#0a6a96_44%,#06304a)] text-white">
    ${picture(files)}
    <div class="absolute inset-0 -z-10 bg-[radial-gradient(ellipse_75%_62%_at_18%_26%,rgb(4_50_96/0.8),rgb(5_58_108/0.58)_52%,transparent)] max-sm:bg-[linear-gradient(rgb(4_50_96/0.6),rgb(6_66_120/0.42)_42%,transparent_70%)]"></div>
    <div class="absolute inset-x-0 bottom-0 -z-10 h-2/5 bg-linear-to-t from-abyss/90 to-transparent"></div>
    <div class="container-page flex flex-1 flex-col pt-[clamp(7rem,15svh,10rem)] pb-10 sm:pb-14">
      <div class="max-w-2xl"><h1 class="heading-1 max-w-[11em]">${text('landing', 'hero.title')}</h1><p class="mt-6 max-w-[30em] text-lg">${tagline}</p></div>
    </div>
  </section>`;
}

function picture(files: BuiltFiles): Html {
  const plain = files.asset('hero-wide-half.webp');
  if (!plain) return html``;
  return html`<picture>${source(files, 'hero-tall', 'avif', TALL)}${source(files, 'hero-tall', 'webp', TALL)}${source(files, 'hero-wide', 'avif', WIDE)}${source(
    files,
    'hero-wide',
    'webp',
    WIDE,
  )}<img src="${plain}" alt="" width="${WIDE.width}" height="${WIDE.height}" fetchpriority="high" class="object-cover absolute inset-0 -z-20 size-full object-[68%_50%] max-md:object-[30%_50%]"></picture>`;
}

function source(files: BuiltFiles, name: string, format: 'avif' | 'webp', { width, sizes }: { width: number; sizes: string }): Html {
  const [full, half] = [files.asset(`${name}.${format}`), files.asset(`${name}-half.${format}`)];
  if (!full || !half) return html``;
  const media = name.endsWith('tall') && html` media="${PORTRAIT}"`;
  return html`<source type="image/${format}"${media} srcset="${half} ${Math.round(width / 2)}w, ${full} ${width}w" sizes="${sizes}">`;
}
