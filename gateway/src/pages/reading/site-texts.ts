import { Injectable } from '@nestjs/common';
import type { Language } from '@reefdesk/contracts/languages';
import { BuiltJson } from './built-json.ts';

/** The public remote's texts in one language, by namespace, as its build wrote them. */
type Texts = Readonly<Record<string, unknown>>;

/** Reads one text: `text('landing', 'hero.title', { name })`; empty when there is none. */
export interface ReadText {
  (namespace: string, key: string, values?: Readonly<Record<string, string | number>>): string;
  /** The same for what is not one text but a list or a group of them. */
  node(namespace: string, key: string): unknown;
}

/** The words of the pages are those of the screens: the public remote's build brings them along (`page/{language}.json`). */
@Injectable()
export class SiteTexts {
  constructor(private readonly built: BuiltJson) {}

  async in(language: Language): Promise<ReadText> {
    const texts = (await this.built.read<Texts>('public', `/page/${language}.json`)) ?? {};
    const node = (namespace: string, key: string): unknown => key.split('.').filter(Boolean).reduce(step, texts[namespace]);
    const text = (namespace: string, key: string, values: Readonly<Record<string, string | number>> = {}): string => {
      const found = node(namespace, key);
      return typeof found === 'string' ? fill(found, values) : '';
    };
    return Object.assign(text, { node });
  }
}

function step(node: unknown, key: string): unknown {
  return typeof node === 'object' && node !== null && Object.hasOwn(node, key) ? (node as Record<string, unknown>)[key] : undefined;
}

function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}
