import type { Language, Localised } from '@reefdesk/contracts/languages';
import { LIMITS } from '@reefdesk/contracts/limits';
import { ESTIMATE_CURRENCIES, FIGURE_PLACE_NAMES, FIGURE_PLACES, SEO_PAGES } from '@reefdesk/contracts/site/brand-schema';
import { SITE_PAGES } from '@reefdesk/contracts/site/values';
import { TextField } from '@reefdesk/forms';
import { useText } from '@reefdesk/web-kit';
import { getIn, useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { HoursRows } from './hours-rows.tsx';
import { LinesField } from './lines-field.tsx';
import { PageTextField } from './page-text-field.tsx';
import { Rows } from './rows.tsx';
import type { SectionName } from './site-values.ts';

const { site } = LIMITS;
const TWO_COLUMNS = 'grid gap-5 md:grid-cols-2';
const emptyText = (): Localised => ({ en: '', id: '', cn: '' });

export const FIELDS: Readonly<Record<SectionName, (props: SectionProps) => ReactNode>> = {
  operator: OperatorFields,
  contacts: ContactsFields,
  place: PlaceFields,
  prices: PricesFields,
  home: HomeFields,
  questions: QuestionsFields,
  pages: PagesFields,
  more: MoreFields,
};

interface SectionProps {
  /** Language of the texts. */
  language: Language;
}

function OperatorFields({ language }: SectionProps) {
  const text = useText('site');
  return (
    <>
      <div className={TWO_COLUMNS}>
        <TextField name="brand.name" label={text('fields.name')} maxLength={site.nameMaxLength} />
        <TextField name="brand.shortName" label={text('fields.shortName')} maxLength={site.shortNameMaxLength} />
      </div>
      <Words name="brand.tagline" label={text('fields.tagline')} language={language} rows={2} />
      <Words name="brand.blurb" label={text('fields.blurb')} language={language} rows={3} />
    </>
  );
}

function ContactsFields({ language }: SectionProps) {
  const text = useText('site');
  return (
    <>
      <ContactFields path="brand" />
      <div className={TWO_COLUMNS}>
        <TextField name="brand.wechat.id" label={text('fields.wechat.id')} optional />
        <TextField name="brand.wechat.link" label={text('fields.wechat.link')} placeholder="https://" optional />
      </div>
      <div className={TWO_COLUMNS}>
        <TextField name="brand.supportEmail" label={text('fields.supportEmail')} type="email" optional />
        <TextField name="brand.securityContact" label={text('fields.securityContact')} hint={text('hints.securityContact')} optional />
      </div>
      <Words name="brand.chat.greeting" label={text('fields.greeting')} language={language} rows={2} isOptional />
      <fieldset className="rounded-field border border-ink/12 p-4">
        <legend className="px-1 text-sm font-semibold">{text('ownContacts.title', { language: language.toUpperCase() })}</legend>
        <p className="mb-4 text-sm text-ink/70">{text('ownContacts.text')}</p>
        <ContactFields path={`brand.contacts.${language}`} />
      </fieldset>
      <div className={TWO_COLUMNS}>
        {['facebook', 'instagram', 'tiktok', 'youtube'].map((network) => (
          <TextField key={network} name={`brand.social.${network}`} label={text(`fields.${network}`)} placeholder="https://" optional />
        ))}
      </div>
    </>
  );
}

interface Contacts {
  phone: string;
  phoneDisplay: string;
}

function dialled(written: string): string {
  return written.replace(/[^+\d]/g, '');
}

/** The dialled number follows the written one until it is changed itself. */
function ContactFields({ path }: { path: string }) {
  const text = useText('site');
  const { values, setFieldValue } = useFormikContext();
  const { phone, phoneDisplay } = getIn(values, path) as Contacts;
  const follow = (written: string) => {
    if (phone === dialled(phoneDisplay)) void setFieldValue(`${path}.phone`, dialled(written));
  };
  return (
    <div className={TWO_COLUMNS}>
      <TextField name={`${path}.phoneDisplay`} label={text('fields.phoneDisplay')} onChange={follow} optional />
      <TextField name={`${path}.phone`} label={text('fields.phone')} hint={text('hints.phone')} optional />
      <TextField name={`${path}.whatsapp`} label={text('fields.whatsapp')} hint={text('hints.whatsapp')} optional />
      <TextField name={`${path}.email`} label={text('fields.email')} type="email" optional />
    </div>
  );
}

function PlaceFields({ language }: SectionProps) {
  const text = useText('site');
  return (
    <>
      <LinesField name={`brand.address.${language}`} label={text('fields.address')} hint={text('hints.address')} language={language} />
      <div className="grid gap-5 md:grid-cols-3">
        <TextField name="brand.map.latitude" label={text('fields.latitude')} />
        <TextField name="brand.map.longitude" label={text('fields.longitude')} />
        <TextField name="brand.map.query" label={text('fields.query')} optional />
      </div>
      <TextField name="brand.timeZone" label={text('fields.timeZone')} hint={text('hints.timeZone')} />
      <HoursRows name="brand.openingHours.contact" label={text('fields.hoursContact')} hint={text('hints.hoursContact')} />
      <HoursRows name="brand.openingHours.office" label={text('fields.hoursOffice')} hint={text('hints.hoursOffice')} />
    </>
  );
}

function PricesFields({ language }: SectionProps) {
  const text = useText('site');
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2 md:grid-cols-4">
        {ESTIMATE_CURRENCIES.map((currency) => (
          <TextField
            key={currency}
            name={`brand.rates.${currency}`}
            label={text('fields.rate', { currency })}
            inputMode="numeric"
            optional
          />
        ))}
      </div>
      <Words name="payment.deposit" label={text('fields.deposit')} language={language} rows={3} isOptional />
    </>
  );
}

function HomeFields({ language }: SectionProps) {
  const text = useText('site');
  return (
    <>
      <Words name="brand.hero.title" label={text('fields.headline')} language={language} max={site.lineMaxLength} />
      <Rows name="brand.hero.claims" label={text('fields.claims')} empty={emptyText} max={site.claims} addLabel={text('rows.addClaim')}>
        {(path) => <Words name={path} label={text('fields.claim')} language={language} max={site.lineMaxLength} />}
      </Rows>
      {FIGURE_PLACE_NAMES.map((place) => (
        <Rows
          key={place}
          name={`brand.figures.${place}`}
          label={text(`fields.figures.${place}`)}
          empty={() => ({ value: '', label: emptyText() })}
          max={FIGURE_PLACES[place]}
          addLabel={text('rows.addFigure')}
        >
          {(path) => <NumberAndLabel path={path} number="value" word="label" language={language} />}
        </Rows>
      ))}
      <Rows
        name="brand.awards"
        label={text('fields.awards')}
        empty={() => ({ year: '', text: emptyText() })}
        max={site.awards}
        addLabel={text('rows.addAward')}
      >
        {(path) => <NumberAndLabel path={path} number="year" word="text" language={language} />}
      </Rows>
    </>
  );
}

interface NumberAndLabelProps {
  path: string;
  number: 'value' | 'year';
  word: 'label' | 'text';
  language: Language;
}

function NumberAndLabel({ path, number, word, language }: NumberAndLabelProps) {
  const text = useText('site');
  return (
    <div className="grid gap-3 sm:grid-cols-[8rem_1fr]">
      <TextField name={`${path}.${number}`} label={text(`fields.${number}`)} maxLength={site.figureMaxLength} />
      <Words name={`${path}.${word}`} label={text(`fields.${word}`)} language={language} max={site.lineMaxLength} />
    </div>
  );
}

function QuestionsFields({ language }: SectionProps) {
  const text = useText('site');
  return (
    <Rows
      name="questions"
      label={text('fields.questions')}
      empty={() => ({ question: emptyText(), answer: emptyText() })}
      max={site.questions}
      addLabel={text('rows.addQuestion')}
    >
      {(path) => (
        <div className="grid gap-3">
          <Words name={`${path}.question`} label={text('fields.question')} language={language} max={site.lineMaxLength} />
          <Words name={`${path}.answer`} label={text('fields.answer')} language={language} rows={3} max={site.answerMaxLength} />
        </div>
      )}
    </Rows>
  );
}

function PagesFields({ language }: SectionProps) {
  const text = useText('site');
  return (
    <>
      <p className="rounded-field bg-foam p-3 text-sm whitespace-pre-line">{text('hints.marks')}</p>
      {SITE_PAGES.map((page) => (
        <PageTextField key={`${page} ${language}`} page={page} language={language} />
      ))}
    </>
  );
}

function MoreFields({ language }: SectionProps) {
  const text = useText('site');
  return (
    <>
      {SEO_PAGES.map((page) => (
        <fieldset key={page} className="grid gap-3">
          <legend className="mb-2 text-sm font-semibold">{text(`seo.${page}`)}</legend>
          <Words name={`brand.seo.${page}.title`} label={text('fields.seoTitle')} language={language} max={site.lineMaxLength} isOptional />
          <Words name={`brand.seo.${page}.description`} label={text('fields.seoDescription')} language={language} rows={2} isOptional />
        </fieldset>
      ))}
      <div className={TWO_COLUMNS}>
        <TextField name="retention.enquiries" label={text('fields.enquiries')} inputMode="numeric" />
        <TextField name="retention.audit" label={text('fields.audit')} inputMode="numeric" />
        <TextField name="retention.links" label={text('fields.links')} hint={text('hints.links')} inputMode="numeric" />
      </div>
    </>
  );
}

interface WordsProps {
  name: string;
  label: string;
  language: Language;
  rows?: number;
  max?: number;
  isOptional?: boolean;
}

/** Text field in the open language. English is required, the other languages are optional. */
function Words({ name, label, language, rows, max = site.textMaxLength, isOptional = false }: WordsProps) {
  return (
    <TextField
      name={`${name}.${language}`}
      label={label}
      language={language}
      {...(rows !== undefined && { rows })}
      maxLength={max}
      optional={isOptional || language !== 'en'}
    />
  );
}
