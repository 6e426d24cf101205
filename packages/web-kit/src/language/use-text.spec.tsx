import { act, screen } from '@testing-library/react';
import { LanguageButtons } from '../page/language-menu.tsx';
import { renderScreen } from '../testing.tsx';
import { loadTexts, provideTexts } from './texts.ts';
import { textOf, useText } from './use-text.ts';

const TEXTS: Record<string, Record<string, object>> = {
  en: {
    reef: {
      title: 'The reef',
      only: 'English only',
      depth: 'Deep',
      by: 'By {{name}} at {{at}}',
      dives_one: '{{count}} dive',
      dives_other: '{{count}} dives',
      list: ['a', 'b'],
    },
  },
  id: { reef: { title: 'Terumbu', depth: '', dives_other: '{{count}} selam', list: ['c'] } },
  cn: { reef: { title: '珊瑚礁', dives_other: '{{count}} 潜', list: ['d'] } },
};

const load = jest.fn(async (namespace: string, language: string) => ({ default: TEXTS[language]?.[namespace] ?? {} }));
provideTexts(['reef'], load, []);

function Reef({ textKey = 'title', count = 1 }: { textKey?: string; count?: number }) {
  const text = useText('reef');
  return (
    <p data-testid="text">
      {text(textKey, { count })} {text.all<string[]>('list').join()}
    </p>
  );
}

const shown = () => screen.getByTestId('text').textContent;

describe('texts', () => {
  it('loads one language, the current one of the auth state (I18N-02)', async () => {
    await renderScreen(<Reef />, { language: 'CN' });
    expect(shown()).toBe('珊瑚礁 d');
    expect(load.mock.calls).toEqual([['reef', 'cn']]);
  });

  it('follows a change of language', async () => {
    await renderScreen(
      <>
        <LanguageButtons />
        <Reef />
      </>,
      { language: 'CN' },
    );
    await act(async () => screen.getByRole('button', { name: /^ID/ }).click());
    expect(shown()).toBe('Terumbu c');
    expect(document.documentElement.lang).toBe('id');
  });

  it('shows the key path for an unknown key (I18N-20)', async () => {
    await renderScreen(<Reef textKey="hero.depth.title" />);
    expect(shown()).toBe('hero.depth.title a,b');
  });

  it('falls back to English for a key that a language lacks (I18N-01)', async () => {
    await renderScreen(<Reef textKey="only" />, { language: 'ID' });
    expect(await screen.findByText('English only c')).toBeVisible();
  });

  it('falls back to English for a text that is empty in a language', async () => {
    await loadTexts('reef', 'en');
    await loadTexts('reef', 'id');
    expect(textOf('reef', 'id')('depth')).toBe('Deep');
  });

  it('falls back to the shared namespaces, in the language first and in order', async () => {
    const shared: Record<string, Record<string, object>> = {
      en: {
        island: { name: 'Island' },
        sea: { name: 'Sea', wind: 'Wind' },
        sky: { wind: 'Sky', rain_one: 'a drop', rain_other: '{{count}} drops' },
      },
      id: { island: {}, sea: { wind: 'Angin' }, sky: {} },
    };
    const loadShared = async (namespace: string, language: string) => ({ default: shared[language]?.[namespace] ?? {} });
    provideTexts(['sea', 'sky'], loadShared, []);
    provideTexts(['island'], loadShared, ['sea', 'sky']);
    await loadTexts('island', 'en');
    await loadTexts('island', 'id');
    const keys = ['name', 'wind', 'rain'].map((key) => [key, { count: 2 }] as const);
    expect(keys.map((call) => textOf('island', 'en')(...call))).toEqual(['Island', 'Wind', '2 drops']);
    expect(keys.map((call) => textOf('island', 'id')(...call))).toEqual(['Island', 'Angin', '2 drops']);
  });

  it('inserts values literally and removes placeholders without a value', async () => {
    await loadTexts('reef', 'en');
    const text = textOf('reef', 'en');
    expect(text('by', { name: '$& {{at}} $t(title)', at: 'x' })).toBe('By $& {{at}} $t(title) at x');
    expect(text('by')).toBe('By  at ');
  });

  it('finds only texts, and only own properties', async () => {
    await loadTexts('reef', 'en');
    const text = textOf('reef', 'en');
    expect(['list', 'list.length', 'title.length', 'constructor', '__proto__.title', ''].map((key) => text(key))).toEqual([
      'list',
      'list.length',
      'title.length',
      'constructor',
      '__proto__.title',
      '',
    ]);
    expect(text('list.1')).toBe('b');
  });

  it('uses the plural forms of each language', async () => {
    await renderScreen(<Reef textKey="dives" count={1} />);
    expect(shown()).toBe('1 dive a,b');
    await renderScreen(<Reef textKey="dives" count={2} />, { language: 'CN' });
    expect(screen.getByText('2 潜 d')).toBeVisible();
  });
});
