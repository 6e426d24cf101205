import { describe, expect, it } from '@jest/globals';
import type { Localised } from '@reefdesk/contracts/languages';
import type { AppError } from '@reefdesk/service-kit/errors/app-error';
import { requireOneWholeLanguage } from './showable.ts';

const text = (changes: Partial<Localised> = {}): Localised => ({ en: '', id: '', cn: '', ...changes });
const empty = { name: text(), role: text(), quote: text(), location: text() };

function errorsOf(texts: typeof empty): string[] {
  try {
    requireOneWholeLanguage(texts);
    return [];
  } catch (error) {
    return Object.keys((error as AppError).fields ?? {});
  }
}

describe('a testimonial', () => {
  it.each(['en', 'id', 'cn'] as const)('is complete if all four texts exist in %s (VAL-36)', (language) => {
    const there = text({ [language]: 'x' });
    expect(errorsOf({ name: there, role: there, quote: there, location: there })).toEqual([]);
  });

  it('is incomplete if the four texts exist in different languages or are blank (VAL-36)', () => {
    const mixed = { name: text({ en: 'x' }), role: text({ en: 'x' }), quote: text({ id: 'x' }), location: text({ cn: 'x' }) };
    expect(errorsOf(mixed)).toEqual(['quote.en', 'location.en']);
    const blank = { name: text({ en: ' ' }), role: text({ en: 'x' }), quote: text({ en: 'x' }), location: text({ en: 'x' }) };
    expect(errorsOf(blank)).toEqual(['name.en']);
  });

  it('reports missing texts in the most complete language', () => {
    const there = text({ cn: '很好' });
    expect(errorsOf({ ...empty, name: text({ en: 'x', cn: '阿玉' }), role: there, quote: there })).toEqual(['location.cn']);
    expect(errorsOf(empty)).toEqual(['name.en', 'role.en', 'quote.en', 'location.en']);
  });
});
