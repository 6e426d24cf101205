import { LANGUAGE_CODES } from '../languages.ts';
import { amount, choice, listOf, part, view, word } from '../schema/view.ts';
import { askedPackage } from './inbox-parts.views.ts';

const FIGURES = {
  new_today: amount('Enquiries that came today, where the operator lives; without spam.'),
  answer_seconds: amount('From the question to the first answer, the one in the middle; null: nothing was answered.').nullable(),
  won: amount('Booked within the last 30 days.'),
  lost: amount(),
};

export const enquiryFiguresView = view('EnquiryFiguresView', 'How the inbox does: today, and in the last 30 days (ENQ-20).', {
  today: word('The day that it is where the operator lives.'),
  ...FIGURES,
  languages: listOf(part({ language: choice(LANGUAGE_CODES), ...FIGURES })),
  packages: listOf(part({ package: askedPackage.nullable(), ...FIGURES })).meta({
    description: 'Those that brought most first; null: no package was named.',
  }),
});
