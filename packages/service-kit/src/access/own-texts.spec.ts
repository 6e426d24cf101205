import { languagesOfEditor, requireOwnTexts } from './own-texts.ts';

const actor = (position: 'owner' | 'editor' | 'translator' | 'agent', languages?: 'ID'[]) =>
  ({ userId: 'u', sessionId: 's', role: 'admin', position, ...(languages && { languages }) }) as const;

describe('changes of texts', () => {
  it('are unrestricted for positions with access to the record, and impossible for unrelated positions (PPL-05)', () => {
    expect(languagesOfEditor(actor('owner'), ['owner'])).toBeNull();
    expect(languagesOfEditor(actor('editor'), ['editor'])).toBeNull();
    expect(languagesOfEditor(actor('editor'), ['owner'])).toEqual(['en', 'id', 'cn']);
    expect(languagesOfEditor(actor('translator', ['ID']), ['editor'])).toEqual(['id']);
    expect(languagesOfEditor(actor('agent'), ['editor'])).toEqual([]);
  });

  it('are limited to own languages for translators: no other field, no file (EDT-08, PPL-05)', () => {
    const check =
      (body: object, files = {}) =>
      () =>
        requireOwnTexts(actor('translator', ['ID']), ['editor'], { body, files, texts: ['titles', 'comments'] });
    for (const body of [{ titles: { id: 'Laut' } }, { titles: { id: 'Laut', en: undefined }, comments: { id: '' }, day: undefined }, {}])
      expect(check(body, { image: [] })).not.toThrow();
    for (const body of [{ titles: { id: 'Laut', cn: '海' } }, { titles: { id: 'Laut' }, day: 2 }, { after: null }, { titles: null }])
      expect(check(body)).toThrow(expect.objectContaining({ code: 'forbidden' }));
    expect(check({ titles: { id: 'Laut' } }, { image: ['a file'] })).toThrow(expect.objectContaining({ code: 'forbidden' }));
    expect(() => requireOwnTexts(actor('editor'), ['editor'], { body: { day: 2 }, texts: ['titles'] })).not.toThrow();
  });
});
