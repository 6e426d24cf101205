import type { TARGET_LANGUAGES, TranslatorKind } from '@reefdesk/contracts/translations/values';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import type { SiteEnv } from '../env.ts';

export const TRANSLATOR = Symbol('TRANSLATOR');

type Target = (typeof TARGET_LANGUAGES)[number];

/** Translates HTML phrases from English, all in order, or throws. */
export type Translator = (phrases: readonly string[], target: Target) => Promise<string[]>;

/** Time limit for all requests of a translation; shorter than the gateway's timeout. */
const TIMEOUT_MS = 15_000;
/** DeepL accepts 50 texts and 128 KiB per request. */
const AT_ONCE = 50;
const BYTES_AT_ONCE = 60_000;
const ANSWER_MAX_BYTES = 1_000_000;

interface Spoken {
  path: string;
  headers: (key: string) => Record<string, string>;
  body: (phrases: readonly string[], target: Target, key: string) => object;
  textsOf: (answer: Record<string, unknown>) => unknown;
}

const SPOKEN: Readonly<Record<TranslatorKind, Spoken>> = {
  deepl: {
    path: 'v2/translate',
    headers: (key) => ({ Authorization: `DeepL-Auth-Key ${key}` }),
    body: (text, target) => ({ text, source_lang: 'EN', target_lang: target === 'cn' ? 'ZH-HANS' : 'ID', tag_handling: 'html' }),
    textsOf: ({ translations }) => Array.isArray(translations) && translations.map((one) => (one as { text?: unknown } | null)?.text),
  },
  libretranslate: {
    path: 'translate',
    headers: () => ({}),
    body: (q, target, key) => ({ q, source: 'en', target: target === 'cn' ? 'zh' : 'id', format: 'html', ...(key && { api_key: key }) }),
    textsOf: ({ translatedText }) => translatedText,
  },
};

/** Null if not configured. The operator chose the address, so it may be internal; redirects are not followed. */
export function translatorOf({ TRANSLATOR_URL, TRANSLATOR_KIND, TRANSLATOR_KEY: key }: SiteEnv): Translator | null {
  if (!TRANSLATOR_URL) return null;
  const spoken = SPOKEN[TRANSLATOR_KIND as TranslatorKind];
  const url = new URL(spoken.path, TRANSLATOR_URL.replace(/\/*$/, '/'));
  return async (phrases, target) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const made: string[] = [];
    for (const some of inBatches(phrases)) {
      const answer = await post(url, spoken.headers(key), spoken.body(some, target, key), signal);
      const texts = spoken.textsOf(answer);
      if (!areTexts(texts) || texts.length !== some.length) throw new AppError('translator_failed');
      made.push(...texts);
    }
    return made;
  };
}

async function post(url: URL, headers: Record<string, string>, body: object, signal: AbortSignal): Promise<Record<string, unknown>> {
  let answer: Response;
  let text: string;
  try {
    const sent = { 'Content-Type': 'application/json', Accept: 'application/json', ...headers };
    answer = await fetch(url, { method: 'POST', headers: sent, body: JSON.stringify(body), redirect: 'manual', signal });
    text = await readBounded(answer);
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError('translator_unavailable', {}, { cause });
  }
  if (answer.status === 429 || answer.status >= 500) throw new AppError('translator_unavailable');
  if (!answer.ok) throw new AppError('translator_failed');
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read === 'object' && read !== null) return read as Record<string, unknown>;
  } catch {}
  throw new AppError('translator_failed');
}

async function readBounded({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > ANSWER_MAX_BYTES) throw new AppError('translator_failed');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function inBatches(phrases: readonly string[]): string[][] {
  const batches: string[][] = [];
  let bytes = 0;
  for (const phrase of phrases) {
    const size = Buffer.byteLength(phrase);
    const last = batches.at(-1);
    if (last && last.length < AT_ONCE && bytes + size <= BYTES_AT_ONCE) {
      last.push(phrase);
      bytes += size;
    } else {
      batches.push([phrase]);
      bytes = size;
    }
  }
  return batches;
}

function areTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}
