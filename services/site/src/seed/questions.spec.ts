import { describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '@reefdesk/contracts/languages';
import { QUESTIONS } from './questions.ts';

const answersIn = (language: (typeof LANGUAGES)[number]) => QUESTIONS.map(({ answer }) => answer[language]).join(' ');

describe('the initial questions of a site', () => {
  it.each(LANGUAGES)('are complete in %s (I18N-18)', (language) => {
    for (const { question, answer } of QUESTIONS) expect([question[language], answer[language]]).not.toContain('');
    expect(answersIn(language)).toContain('27-30°C');
    expect(answersIn(language)).toMatch(/2-3 /);
  });

  it('have the English answers of the specification (ABOUT-34, ABOUT-35, ABOUT-36, ABOUT-37)', () => {
    expect(answersIn('en')).toContain('April to November');
    expect(answersIn('en')).toContain('2-3 dives per day');
    expect(answersIn('en')).toMatch(/For most sites, yes.*discovery dive/);
  });
});
