import { LANGUAGE_CODES } from '../languages.ts';
import { amount, choice, listOf, orNone, part, view, word } from '../schema/view.ts';
import { askedPackage } from './inbox-parts.views.ts';

const FIGURES = {
  views: amount(),
  enquiries: orNone(amount('Without spam; null while nobody can tell.')),
  bookings: orNone(amount('Made on these days and not cancelled since; null while nobody can tell.')),
};

export const insightsView = view('InsightsView', 'How often pages were seen, and what came of it, by the days of the operator (INS-02).', {
  from: word('The first day, `2027-03-14`.'),
  to: word('Today.'),
  ...FIGURES,
  days: listOf(part({ day: word(), ...FIGURES })).meta({ description: 'Every day of them, the first one first.' }),
  packages: listOf(part({ package: askedPackage.nullable(), ...FIGURES })).meta({
    description: 'Views of the page of the package; null: enquiries and bookings that name none. The most seen first.',
  }),
  languages: listOf(part({ language: choice(LANGUAGE_CODES), ...FIGURES })),
  pages: listOf(part({ page: word('Its path.'), views: amount() })).meta({ description: 'The twenty most seen.' }),
  referrers: listOf(part({ host: word('`other`: beyond what is told apart on a day.'), views: amount() })).meta({
    description: 'The twenty sites that led here most often.',
  }),
});
