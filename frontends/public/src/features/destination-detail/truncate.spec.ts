import { HERO_DESCRIPTION_LENGTH, truncate } from './truncate.ts';

describe('the description over the picture', () => {
  it('is cut at 120 characters and gets an ellipsis (DDET-06, CONST-08)', () => {
    expect(truncate('x'.repeat(121), HERO_DESCRIPTION_LENGTH, '…')).toBe(`${'x'.repeat(120)}…`);
    expect(truncate('海'.repeat(300), HERO_DESCRIPTION_LENGTH, '……')).toBe(`${'海'.repeat(120)}……`);
  });

  it.each([
    [
      `The walls begin at your knees. ${'Turtles sleep on the ledges below, '.repeat(3)}and nobody counts them all.`,
      /^The walls begin at your knees…$/,
    ],
    ['A reef of soft coral '.repeat(9), /coral A reef of soft…$/],
    [
      `珊瑚在膝边铺开，再往前便是断崖：脚下是蓝，眼前也是蓝，海龟就在岩架上打盹。${'布纳肯国家公园设立于1991年'.repeat(9)}`,
      /^珊瑚.*打盹……$/,
    ],
  ])('is cut at a sentence, else at a word, and never at a comma: %s', (text, cut) => {
    const ellipsis = /\p{Script=Han}/u.test(text) ? '……' : '…';
    expect(truncate(text, HERO_DESCRIPTION_LENGTH, ellipsis)).toMatch(cut);
  });

  it('is not cut up to 120 characters (DDET-06)', () => {
    expect(truncate('x'.repeat(120), HERO_DESCRIPTION_LENGTH, '…')).toBe('x'.repeat(120));
  });

  it('becomes one paragraph and is never cut inside a character', () => {
    expect(truncate(' One.\n\nTwo. ', 120, '…')).toBe('One. Two.');
    expect(truncate('🐢🐢🐢', 2, '…')).toBe('🐢🐢…');
  });
});
