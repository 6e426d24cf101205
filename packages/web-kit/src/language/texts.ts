import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@reefdesk/contracts/languages';
import { hasTexts, keepTexts, sharedWith, shareTexts } from './phrases.ts';

type LoadTexts = (namespace: string, language: Language) => Promise<{ default: object }>;

const loaders = new Map<string, LoadTexts>();
const pending = new Map<string, Promise<void>>();
const wanted = new Set<string>();
const listeners = new Set<() => void>();
let version = 0;

/** Registers loaders of namespaces, which run on first use, per language. Missing keys are looked up in `shared`, in order. */
export function provideTexts(namespaces: readonly string[], load: LoadTexts, shared: readonly string[] = ['common']): void {
  for (const namespace of namespaces) {
    loaders.set(namespace, load);
    shareTexts(namespace, shared);
  }
}

const READY = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

/** For `use`, which every render must call: does not suspend once texts are loaded. */
export function textsReady(namespace: string, language: Language): Promise<void> {
  return hasTexts(namespace, language) ? READY : loadTexts(namespace, language);
}

/** Returns the same promise during a load; a failed load can be retried. */
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

export async function loadAllTexts(): Promise<void> {
  await Promise.all([...loaders.keys()].flatMap((namespace) => LANGUAGES.map((language) => loadTexts(namespace, language))));
}

/** Loads English for a key that the language lacks; the key path is shown meanwhile (I18N-01, I18N-20). */
export function fetchFallback(namespace: string): void {
  if (loaders.has(namespace) && !hasTexts(namespace, DEFAULT_LANGUAGE)) {
    loadTexts(namespace, DEFAULT_LANGUAGE).catch(() => undefined);
  }
}

/** Development only: applies changed text files (build/hot-texts-loader.mjs). */
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
