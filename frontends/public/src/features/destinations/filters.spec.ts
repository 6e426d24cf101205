import { categoryOptions } from './filters.ts';

const choices = {
  categories: [
    { en: 'Diving', id: 'Selam', cn: '潜水' },
    { en: 'Culture & City', id: 'Budaya & Kota', cn: '人文与城市' },
    { en: 'Beach', id: '', cn: '' },
  ],
  levels: [],
};

it.each([
  ['en', ['Beach', 'Culture & City', 'Diving']],
  ['id', ['Beach', 'Budaya & Kota', 'Selam']],
  ['cn', ['潜水', '人文与城市', 'Beach']],
] as const)("category options are in the reader's language, in its order: %s (DEST-13)", (language, labels) => {
  expect(categoryOptions(choices, language).map(({ label }) => label)).toEqual(labels);
});
