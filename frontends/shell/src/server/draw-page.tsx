import { type Language, toLanguageCode } from '@reefdesk/contracts/languages';
import type { RenderAnswer, RenderedPage, RenderRequest } from '@reefdesk/contracts/pages/rendering';
import { settledPath } from '@reefdesk/contracts/pages/site-addresses';
import { rulesIn } from '@reefdesk/ui/rule-class';
import type { PageVisit, ServedRemote } from '@reefdesk/web-kit';
import { UnexpectedErrorScreen } from '@reefdesk/web-kit';
import { createAppStore } from '@reefdesk/web-kit/host';
import {
  carriedReads,
  PageAnswers,
  type PageFacts,
  PageReport,
  replaceRuntimeConfig,
  StaticRouter,
  textOf,
} from '@reefdesk/web-kit/server';
import { type ReactNode, StrictMode } from 'react';
import { App, type AppProps } from '../app.tsx';
import { PublicLayout } from '../layout/public-layout.tsx';
import { remoteOf } from '../routing/addresses.ts';
import { emptyHead, pageHead } from './page-head.ts';
import { toMarkup } from './to-markup.ts';

const ERROR_STATE_WITHIN_MS = 1_000;
const NO_CODE = { modules: [], texts: [] };

export interface DrawOptions {
  deadline: AbortSignal;
  onError: (error: unknown) => void;
}

export function drawPage(remote: ServedRemote) {
  return async (request: RenderRequest, options: DrawOptions): Promise<RenderAnswer> => {
    const { language, namesLanguage, origin, config, day } = request;
    const { brand } = config;
    replaceRuntimeConfig(config);
    const path = settledPath(request.path);
    const found = remoteOf(path) === 'admin' ? 'private' : remote.pageAt(path);
    if (found === 'private') return empty(emptyHead(brand, language));

    const answers = new PageAnswers(request.answers);
    const store = createAppStore({ http: answers.http, language: toLanguageCode(language) });
    const visit: PageVisit = {
      params: found?.params ?? {},
      language,
      namesLanguage,
      origin,
      brand,
      path: found?.path ?? path,
      text: (namespace) => textOf(namespace, language),
      data: (...read) => answers.data(...read),
    };
    for (const read of found?.page.reads?.(visit) ?? []) void store.dispatch(read);
    const head = guarded(() => found?.page.head(visit) ?? null, options.onError);
    await answered();
    if (answers.missing.length > 0) return { kind: 'reads', addresses: answers.missing };

    const isLost = !found || Object.values(request.answers).some(({ kind }) => kind === 'missing');
    const facts: PageFacts = { title: brand.name };
    const drawn = await draw({ store, path, day, language, facts }, options);
    const isFound = head && !isLost;
    return {
      kind: 'page',
      status: isLost ? 404 : 200,
      isUnknown: !found,
      head: pageHead({
        visit,
        title: isFound || isLost ? facts.title : brand.name,
        description: facts.description,
        head: isFound ? head : undefined,
      }),
      ...drawn,
      isErrorState: drawn.isErrorState || head === undefined,
      code: found?.page.code ?? NO_CODE,
    };
  };
}

interface Drawing extends Pick<AppProps, 'store' | 'day'> {
  path: string;
  language: Language;
  facts: PageFacts;
}

/** A screen that throws is replaced by its error state inside the layout; the browser renders it again. */
async function draw(
  { store, path, day, language, facts }: Drawing,
  options: DrawOptions,
): Promise<Pick<RenderedPage, 'preloads' | 'rules' | 'content' | 'data' | 'isErrorState'>> {
  const report = (shown: PageFacts) => void Object.assign(facts, shown);
  const screen = (instead?: ReactNode) => (
    <StrictMode>
      <PageReport value={report}>
        <App store={store} routed={(screens) => <StaticRouter location={path}>{screens}</StaticRouter>} day={day}>
          {instead}
        </App>
      </PageReport>
    </StrictMode>
  );
  try {
    const markup = await toMarkup(screen(), options.deadline);
    return { ...withRules(markup), data: { day, reads: carriedReads(store.getState(), language) }, isErrorState: false };
  } catch (error) {
    options.onError(error);
    const markup = await toMarkup(screen(<BrokenScreen />), AbortSignal.timeout(ERROR_STATE_WITHIN_MS));
    return { ...withRules(markup), isErrorState: true };
  }
}

function withRules(markup: { preloads: string; content: string }): Pick<RenderedPage, 'preloads' | 'rules' | 'content'> {
  return { ...markup, rules: rulesIn(markup.content) };
}

/** The store has the given responses after one turn of the event loop, because no network is involved. */
function answered(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

function guarded<T>(make: () => T, onError: DrawOptions['onError']): T | undefined {
  try {
    return make();
  } catch (error) {
    onError(error);
    return undefined;
  }
}

function empty(head: string): RenderedPage {
  return { kind: 'page', status: 200, isUnknown: false, isErrorState: false, head, preloads: '', rules: '', content: '', code: NO_CODE };
}

function BrokenScreen() {
  return (
    <PublicLayout>
      <UnexpectedErrorScreen />
    </PublicLayout>
  );
}
