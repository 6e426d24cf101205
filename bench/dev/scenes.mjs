import { change } from './edits.mjs';

const ADMIN_PAGE = 'frontends/admin/src/features/destinations/add-destination.page.tsx';
const ADMIN_TEXTS = 'frontends/admin/src/locales/en/destinations.json';
const PUBLIC_PAGE = 'frontends/public/src/features/sign-in/sign-in.page.tsx';
const WORDMARK = 'frontends/shell/src/layout/wordmark.tsx';
const SERVICE = 'services/testimonials/src/define.ts';

/** Limits of the loop: the screen within one second, a service within three. */
const SCREEN_MS = 1_000;
const SERVICE_MS = 3_000;

/** Each `measure(round)` changes one file and resolves with the milliseconds until the change shows. */
export function scenes(loop, { admin, visitor }) {
  return [
    {
      name: 'component of the back office',
      wanted: SCREEN_MS,
      measure: onScreen(admin, ADMIN_PAGE, (source, mark) => source.replace("{text('addTitle')}</h1>", `{text('addTitle')} ${mark}</h1>`)),
    },
    {
      name: 'component of the public site',
      wanted: SCREEN_MS,
      measure: onScreen(visitor, PUBLIC_PAGE, (source, mark) => source.replace('heading={', `heading={'${mark} ' + `)),
    },
    {
      name: 'component of the shell',
      wanted: SCREEN_MS,
      measure: onScreen(visitor, WORDMARK, (source, mark) => source.replace('{shortName}</span>', `{shortName} ${mark}</span>`)),
    },
    {
      name: 'text',
      wanted: SCREEN_MS,
      measure: onScreen(admin, ADMIN_TEXTS, (source, mark) => source.replace(/("addLead": ")/, `$1${mark} `)),
    },
    { name: 'new Tailwind class', wanted: SCREEN_MS, measure: (round) => tailwindClass(admin, round) },
    { name: 'service', wanted: SERVICE_MS, measure: (round) => service(loop, round) },
  ];
}

function onScreen(form, file, edit) {
  return async (round) => {
    const mark = `mark ${round} ${file.length}`;
    const changedAt = change(file, (source) => edit(source, mark));
    await form.page.getByText(mark).first().waitFor({ state: 'attached' });
    const took = performance.now() - changedAt;
    await form.assertUnchanged();
    return took;
  };
}

async function tailwindClass({ page, assertUnchanged }, round) {
  const pixels = 100 + round;
  const changedAt = change(ADMIN_PAGE, (source) => source.replace('<h1 className="', `<h1 className="pl-[${pixels}px] `));
  await page.waitForFunction((wanted) => getComputedStyle(document.querySelector('h1')).paddingLeft === wanted, `${pixels}px`);
  const took = performance.now() - changedAt;
  await assertUnchanged();
  return took;
}

/** The changed code identifies itself with a response header. */
async function service(loop, round) {
  const configure = `configure: (app) => void app.use((_request, response, next) => { response.setHeader('x-bench', '${round}'); next(); }),`;
  const changedAt = change(SERVICE, (source) => source.replace("name: 'testimonials',", `name: 'testimonials', ${configure}`));
  for (;;) {
    const answer = await fetch(`${loop.testimonialsUrl}/api/testimonials`).catch(() => undefined);
    if (answer?.ok && answer.headers.get('x-bench') === String(round)) return performance.now() - changedAt;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
