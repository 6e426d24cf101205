import { HERO_DESCRIPTION_LENGTH, truncate } from './truncate.ts';

describe('the description over the picture', () => {
  it('is cut at 120 characters and gets an ellipsis (DDET-06, CONST-08)', () => {
    expect(truncate('x'.repeat(121), HERO_DESCRIPTION_LENGTH, '…')).toBe(`${'x'.repeat(120)}…`);
    expect(truncate('海'.repeat(300), HERO_DESCRIPTION_LENGTH, '……')).toBe(`${'海'.repeat(120)}……`);
  });

  it('stays whole up to there (DDET-06)', () => {
    expect(truncate('x'.repeat(120), HERO_DESCRIPTION_LENGTH, '…')).toBe('x'.repeat(120));
  });

  it('is one paragraph, and never half a character', () => {
    expect(truncate(' One.\n\nTwo. ', 120, '…')).toBe('One. Two.');
    expect(truncate('🐢🐢🐢', 2, '…')).toBe('🐢🐢…');
  });
});
