/** For tests of screens: the surroundings that the shell gives them. */
import type { LanguageCode } from '@reefdesk/contracts/languages';
import { toLanguage } from '@reefdesk/contracts/languages';
import type { UserView } from '@reefdesk/contracts/users';
import { act, render } from '@testing-library/react';
import { type ReactElement, Suspense } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { failureOf } from './http/api-failure.ts';
import type { HttpClient, HttpRequest } from './http/http-client.ts';
import { markDocument } from './language/language.ts';
import { loadTexts } from './language/texts.ts';
import { provideOwnTexts } from './locales/own-texts.ts';
import { sessionStarted } from './store/auth.slice.ts';
import { createAppStore } from './store/store.ts';

export { replaceRuntimeConfig } from './config/runtime-config.ts';
export { failureOf };

/** Answers by `METHOD /path`; a function is called with the request, an `ApiFailure` is thrown. Keeps what was asked. */
export function fakeHttp(answers: Record<string, unknown> = {}): HttpClient & { requests: HttpRequest[] } {
  const requests: HttpRequest[] = [];
  return {
    requests,
    async request<T>(request: HttpRequest): Promise<T> {
      requests.push(request);
      const key = `${request.method ?? 'GET'} ${request.path}`;
      if (!(key in answers)) throw failureOf(404);
      const answer = answers[key];
      const value: unknown = typeof answer === 'function' ? await answer(request) : answer;
      if ((value as { failure?: boolean } | null)?.failure) throw value;
      return value as T;
    },
  };
}

export interface ScreenOptions {
  path?: string;
  language?: LanguageCode;
  user?: UserView;
  http?: HttpClient;
  /** Namespaces to have at hand; `common` always is. */
  texts?: readonly string[];
}

/** Renders under a store and a router; resolves when nothing is suspended any more. */
export async function renderScreen(screen: ReactElement, options: ScreenOptions = {}) {
  const { path = '/', language = 'EN', user, http = fakeHttp(), texts = [] } = options;
  provideOwnTexts();
  markDocument(toLanguage(language));
  await act(() => Promise.all(['common', ...texts].map((namespace) => loadTexts(namespace, toLanguage(language)))));
  const store = createAppStore({ http, language });
  if (user) store.dispatch(sessionStarted(user));
  const view = await act(async () =>
    render(
      <Provider store={store}>
        <MemoryRouter initialEntries={[path]}>
          <Suspense>{screen}</Suspense>
        </MemoryRouter>
      </Provider>,
    ),
  );
  return { ...view, store };
}
