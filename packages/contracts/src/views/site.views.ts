import { FIGURE_PLACES, type FigurePlace, SEO_PAGES, type SeoPage } from '../brand.ts';
import { LANGUAGES, type Language } from '../languages.ts';
import { amount, choice, flag, listOf, part, view, word, words } from '../schema/view.ts';
import { SITE_PAGES, type SitePage } from '../site.ts';

const each = <Key extends string, Value>(keys: readonly Key[], value: () => Value) =>
  Object.fromEntries(keys.map((key) => [key, value()])) as Record<Key, Value>;

const CONTACTS = {
  phone: word('E.164, or empty'),
  phoneDisplay: word(),
  whatsapp: word('Digits only, or empty'),
  email: word(),
};

const openingTimes = view('OpeningTimes', 'Days with the same hours.', {
  days: listOf(amount()).meta({ description: '1 is Monday.' }),
  opens: word('`HH:MM` by the clocks of `timeZone`.'),
  closes: word(),
});

const contactsView = view('Contacts', 'By which people reach the operator. What is empty is not offered.', CONTACTS);
const figureView = view('CountedFigure', 'A number and what it counts.', { value: word(), label: words() });
const seoView = view('SeoWords', 'Title and description for search engines; what is empty stays as the site says it.', {
  title: words(),
  description: words(),
});

const brandView = view('BrandView', 'Everything about the operator that any page may show.', {
  name: word("The operator's name."),
  shortName: word(),
  tagline: words(),
  blurb: words(),
  ...CONTACTS,
  wechat: part({ id: word('The id that people search for, or empty.'), link: word('What the QR code says.') }),
  supportEmail: word(),
  securityContact: word(),
  contacts: part(each<Language, typeof contactsView>(LANGUAGES, () => contactsView)),
  address: part(each(LANGUAGES, () => listOf(word()))),
  timeZone: word('IANA name.'),
  openingHours: part({ contact: listOf(openingTimes), office: listOf(openingTimes) }),
  map: part({ latitude: amount(), longitude: amount(), query: word() }),
  social: part({ facebook: word(), instagram: word(), tiktok: word(), youtube: word() }),
  chat: part({ greeting: words() }),
  hero: part({ title: words(), claims: listOf(words()) }),
  figures: part(each(Object.keys(FIGURE_PLACES) as FigurePlace[], () => listOf(figureView))),
  awards: listOf(part({ year: word(), text: words() })),
  seo: part(each<SeoPage, typeof seoView>(SEO_PAGES, () => seoView)),
});

export const siteRecordView = view('SiteRecord', "The site's own record: all that the operator says of itself.", {
  brand: brandView,
  questions: listOf(part({ question: words(), answer: words() })),
  pages: part(each<SitePage, ReturnType<typeof words>>(SITE_PAGES, () => words())),
  retention: part({
    enquiries: amount('Months that enquiries are kept which came to nothing.'),
    audit: amount('Months.'),
    links: amount('Months after the trip in which the private link of an enquiry works.'),
  }),
  version: amount(),
  updated_at: word('ISO 8601 UTC'),
});

const phraseView = view('Phrase', 'A run of words; `href` is empty where they lead nowhere.', {
  text: word(),
  href: word(),
  strong: flag(),
});

export const sitePageView = view('SitePageView', 'A text of the operator in one language, as blocks.', {
  page: choice(SITE_PAGES),
  language: choice(LANGUAGES).meta({ description: 'Whose words these are: those of another one stand in where there are none.' }),
  blocks: listOf(
    part({ kind: choice(['heading', 'subheading', 'paragraph', 'list']), phrases: listOf(phraseView), items: listOf(listOf(phraseView)) }),
  ),
  updated_at: word('ISO 8601 UTC'),
});

export const siteQuestionView = view('SiteQuestionView', 'What is often asked, in one language.', { question: word(), answer: word() });
