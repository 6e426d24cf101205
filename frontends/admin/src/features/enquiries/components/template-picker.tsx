import type { TemplateValues } from '@reefdesk/contracts/enquiries/reply-templates';
import { filledTemplate, openFieldsIn } from '@reefdesk/contracts/enquiries/reply-templates';
import type { EnquiryWholeView } from '@reefdesk/contracts/enquiries/views';
import { LANGUAGE_TAGS, LANGUAGES, type Language, type Localised, localise, toLanguage } from '@reefdesk/contracts/languages';
import { Button } from '@reefdesk/ui/button';
import { Select } from '@reefdesk/ui/select';
import { Link, useText } from '@reefdesk/web-kit';
import { useState } from 'react';
import { PATHS } from '../../../paths.ts';
import { useReplyTemplatesQuery } from '../reply-templates.api.ts';
import { type OfferedTerms, useOfferedTerms } from '../use-offered-terms.ts';

const NONE = '';

/** Previews a template with the guest's values before it is inserted into the answer (ENQ-12). */
export function TemplatePicker({ enquiry, onUse }: { enquiry: EnquiryWholeView; onUse: (text: string) => void }) {
  const text = useText('replies');
  const { data: templates = [], error } = useReplyTemplatesQuery();
  const terms = useOfferedTerms(enquiry);
  const [key, setKey] = useState(NONE);
  const chosen = templates.find((template) => template.key === key);
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Select
          label={text('picker.label')}
          value={chosen ? key : NONE}
          placeholder={text('picker.choose')}
          options={[
            ...(chosen ? [{ value: NONE, label: text('picker.none') }] : []),
            ...templates.map(({ key: value, title }) => ({ value, label: title })),
          ]}
          onChange={setKey}
          disabled={templates.length === 0}
          className="min-w-0 flex-1 basis-56"
        />
        <Link to={PATHS.replyTemplates} className="link inline-flex min-h-11 items-center text-sm font-semibold text-ocean">
          {text('picker.manage')}
        </Link>
      </div>
      {error && <p className="text-sm text-coral-dark">{text('errors.list')}</p>}
      {chosen && (
        <Preview
          enquiry={enquiry}
          texts={chosen.texts}
          terms={terms}
          onUse={(filled) => {
            onUse(filled);
            setKey(NONE);
          }}
        />
      )}
    </div>
  );
}

interface PreviewProps {
  enquiry: EnquiryWholeView;
  texts: Localised;
  terms: OfferedTerms;
  onUse: (filled: string) => void;
}

function Preview({ enquiry, texts, terms, onUse }: PreviewProps) {
  const text = useText('replies');
  const language = toLanguage(enquiry.language);
  // Falls back to another language and its values if the template lacks the guest's language.
  const used = [language, ...LANGUAGES].find((one) => texts[one] !== '') ?? language;
  const filled = filledTemplate(texts[used], templateValues(enquiry, terms, used));
  const open = openFieldsIn(filled);
  return (
    <section aria-label={text('picker.preview')} className="grid gap-3 rounded-field bg-sand p-4 text-sm">
      <p className="text-xs font-semibold text-ink/75">{text('picker.preview')}</p>
      {used !== language && (
        <p className="font-semibold text-coral-dark">
          {text('picker.otherLanguage', { language: text(`languageNames.${enquiry.language}`) })}
        </p>
      )}
      <p lang={LANGUAGE_TAGS[used]} className="whitespace-pre-line wrap-anywhere" data-testid="template-preview">
        <FilledText text={filled} />
      </p>
      {!terms.isLoading && open.length > 0 && (
        <p role="status" className="font-semibold text-coral-dark">
          {text('picker.missing', { fields: open.map((field) => text(`fields.${field}`)).join(', ') })}
        </p>
      )}
      <Button variant="solid" size="small" busy={terms.isLoading} className="min-h-11 justify-self-start" onClick={() => onUse(filled)}>
        {text('picker.use')}
      </Button>
    </section>
  );
}

function FilledText({ text }: { text: string }) {
  const parts = text.split(/(\{[^{}]*\})/);
  return parts.map((part, at) =>
    openFieldsIn(part).length > 0 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is nothing but its place.
      <mark key={at} className="rounded-sm bg-coral/30 px-0.5 font-semibold text-ink">
        {part}
      </mark>
    ) : (
      part
    ),
  );
}

function templateValues({ name, reference }: EnquiryWholeView, terms: OfferedTerms, language: Language): TemplateValues {
  const { package: travel, dates, price } = terms;
  const tag = LANGUAGE_TAGS[language];
  const rupiah = new Intl.NumberFormat(tag, { style: 'currency', currency: 'IDR', maximumFractionDigits: 0 });
  const values = {
    name,
    reference,
    package: travel ? localise(travel.name, language) : '',
    date: dateOf(dates, tag),
    price: price === null ? '' : rupiah.format(price),
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}

/** Formats calendar days in UTC, so that no time zone shifts them. */
function dateOf({ from, to, month }: OfferedTerms['dates'], tag: string): string {
  if (from) {
    const days = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
    return to && to !== from ? days.formatRange(noonOf(from), noonOf(to)) : days.format(noonOf(from));
  }
  if (!month) return '';
  return new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(noonOf(`${month}-15`));
}

function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}
