import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@reefdesk/contracts/languages';
import { hasTexts, keepTexts, sharedWith, shareTexts } from './phrases.ts';

type LoadTexts = (namespace: string, language: Language) => Promise<{ default: object }>;

const loaders = new Map<string, LoadTexts>();
const pending = new Map<string, Promise<void>>();
const wanted = new Set<string>();
const listeners = new Set<() => void>();
let version = 0;

/**
 * Tells where the texts of some namespaces are. They are fetched when first used, one language at a time. A key that a namespace
 * lacks is looked up in the `shared` ones, in their order.
 */
export function provideTexts(namespaces: readonly string[], load: LoadTexts, shared: readonly string[] = ['common']): void {
  for (const namespace of namespaces) {
    loaders.set(namespace, load);
    shareTexts(namespace, shared);
  }
}

const READY = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

/** For `use`, which has to be called in every render alike: does not suspend where the texts are there. */
export function textsReady(namespace: string, language: Language): Promise<void> {
  return hasTexts(namespace, language) ? READY : loadTexts(namespace, language);
}

/** Same promise for the same question while it runs; a failed load may be tried again. */
export function loadTexts(namespace: string, language: Language): Promise<void> {
  wanted.add(namespace);
  const key = `${language}/${namespace}`;
  let promise = pending.get(key);
  if (!promise) {
    promise = fetchTexts(namespace, language);
    pending.set(key, promise);
    promise.catch(() => pending.delete(key));
  }
  return promise;
}

/** Everything the open screens use, in another language. */
export async function loadUsedTexts(language: Language): Promise<void> {
  await Promise.all([...wanted].map((namespace) => loadTexts(namespace, language)));
}

async function fetchTexts(namespace: string, language: Language): Promise<void> {
  const load = loaders.get(namespace);
  if (!load) throw new Error(`No texts were provided for the namespace "${namespace}"`);
  const [texts] = await Promise.all([load(namespace, language), ...sharedWith(namespace).map((name) => loadTexts(name, language))]);
  keepTexts(namespace, language, texts.default);
  announce();
}

/** Everything there is, in all languages: for the server, where nothing is fetched. */
export async function loadAllTexts(): Promise<void> {
  await Promise.all([...loaders.keys()].flatMap((namespace) => LANGUAGES.map((language) => loadTexts(namespace, language))));
}

/** A key the current language lacks: fetch English, the fallback, and show the key path meanwhile (I18N-01, I18N-20). */
export function fetchFallback(namespace: string): void {
  if (loaders.has(namespace) && !hasTexts(namespace, DEFAULT_LANGUAGE)) {
    loadTexts(namespace, DEFAULT_LANGUAGE).catch(() => undefined);
  }
}

/** While developing, a file of texts that changed tells the page so (build/hot-texts-loader.mjs). */
if (process.env.NODE_ENV === 'development' && typeof window !== 'undefined') {
  window.addEventListener('reefdesk:texts', (event) => {
    const { language, namespace, texts } = (event as CustomEvent<{ language: Language; namespace: string; texts: object }>).detail;
    keepTexts(namespace, language, texts);
    announce();
  });
}

function announce(): void {
  version += 1;
  for (const listener of listeners) listener();
}

export const textsChanges = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  version: () => version,
};
