import type { UserView } from '@reefdesk/contracts/accounts/views';
import { type LanguageCode, toLanguage } from '@reefdesk/contracts/languages';
import { act, render, waitFor } from '@testing-library/react';
import { type ReactElement, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { BrowserRouter, MemoryRouter } from 'react-router';
import { failureOf } from './http/api-failure.ts';
import type { HttpClient, HttpRequest } from './http/http-client.ts';
import { markDocument } from './language/language.ts';
import { loadTexts } from './language/texts.ts';
import { provideOwnTexts } from './locales/own-texts.ts';
import { sessionStarted } from './store/auth.slice.ts';
import { createAppStore } from './store/store.ts';

export { replaceRuntimeConfig } from './runtime-config.ts';
export { failureOf };

export function staffUser(change: Partial<UserView> = {}): UserView {
  return {
    ...{ user_id: 'u1', fullname: 'Ratna Wowor', name: 'Ratna', email: 'ratna@tangkasi.example', email_verified: true },
    ...{ status: 'active', role: 'admin', language: 'EN', created_at: '2026-01-01T00:00:00Z' },
    ...change,
  };
}

export function customerUser(change: Partial<UserView> = {}): UserView {
  return staffUser({ user_id: 'u2', fullname: 'Ana Wenas', name: 'Ana', email: 'ana@reef.example', role: 'customer', ...change });
}

/** Responds by `METHOD /path`; functions receive the request, an `ApiFailure` is thrown. Records requests. */
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
  texts?: readonly string[];
  /** Uses the window's history, which tests share; each begins at its own entry. */
  browserHistory?: boolean;
}

/** Renders on the server, runs `before`, then hydrates. */
export async function takeOver(
  screen: ReactElement,
  { language = 'EN', texts = [] }: Pick<ScreenOptions, 'language' | 'texts'>,
  before: () => void,
) {
  provideOwnTexts();
  markDocument(toLanguage(language));
  await act(() => Promise.all(['common', ...texts].map((namespace) => loadTexts(namespace, toLanguage(language)))));
  const page = (
    <Provider store={createAppStore({ http: fakeHttp(), language })}>
      <MemoryRouter>{screen}</MemoryRouter>
    </Provider>
  );
  const container = document.createElement('div');
  // Rendering throws until lazy code has loaded.
  container.innerHTML = await waitFor(() => renderToString(page));
  document.body.append(container);
  before();
  return render(page, { container, hydrate: true });
}

export async function renderScreen(screen: ReactElement, options: ScreenOptions = {}) {
  const { path = '/', language = 'EN', user, http = fakeHttp(), texts = [], browserHistory = false } = options;
  provideOwnTexts();
  markDocument(toLanguage(language));
  await act(() => Promise.all(['common', ...texts].map((namespace) => loadTexts(namespace, toLanguage(language)))));
  const store = createAppStore({ http, language });
  if (user) store.dispatch(sessionStarted(user));
  if (browserHistory) window.history.pushState(null, '', path);
  const inside = <Suspense>{screen}</Suspense>;
  const view = await act(async () =>
    render(
      <Provider store={store}>
        {browserHistory ? <BrowserRouter>{inside}</BrowserRouter> : <MemoryRouter initialEntries={[path]}>{inside}</MemoryRouter>}
      </Provider>,
    ),
  );
  return { ...view, store };
}
