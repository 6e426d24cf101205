import { renderScreen } from '@reefdesk/web-kit/testing';
import { screen } from '@testing-library/react';
import { EnglishNote } from './english-note.tsx';

const WHOLE = { en: 'Reef', id: 'Terumbu', cn: '珊瑚礁' };
const note = () => screen.queryByText('In English for now');

describe('the note about English in place of a translation (EDT-07)', () => {
  it.each([
    ['CN', [WHOLE, { en: 'Reef', id: 'Terumbu', cn: '' }], true],
    ['ID', [WHOLE, { en: 'Reef', id: 'Terumbu', cn: '' }], false],
    ['ID', [{ en: 'Reef' }, { en: 'Wall' }], true],
    ['EN', [{ en: 'Reef' }], false],
    ['EN', [{ id: 'Terumbu' }, undefined, null, {}], false],
    ['CN', [{ id: 'Terumbu' }], false],
  ] as const)('%s: %j', async (language, texts, isThere) => {
    await renderScreen(<EnglishNote texts={texts}>In English for now</EnglishNote>, { language });
    expect(note() !== null).toBe(isThere);
  });
});
