import { filledTemplate, openFieldsIn } from '@reefdesk/contracts/enquiries/reply-templates';
import type { EnquiryWholeView } from '@reefdesk/contracts/enquiries/views';
import { LANGUAGE_TAGS, LANGUAGES, type Localised, toLanguage } from '@reefdesk/contracts/languages';
import { Button } from '@reefdesk/ui/button';
import { Select } from '@reefdesk/ui/select';
import { Link, useText } from '@reefdesk/web-kit';
import { useState } from 'react';
import { PATHS } from '../../../paths.ts';
import { useAskedPriceQuery, useReplyTemplatesQuery } from '../reply-templates.api.ts';
import { templateValues } from '../template-values.ts';

const NONE = '';

/** Previews a template filled in for this guest before it is inserted into the answer (ENQ-12). */
export function TemplatePicker({ enquiry, onUse }: { enquiry: EnquiryWholeView; onUse: (text: string) => void }) {
  const text = useText('replies');
  const { data: templates = [], error } = useReplyTemplatesQuery();
  const slug = enquiry.package?.slug ?? '';
  const { data: price = null, isLoading } = useAskedPriceQuery(slug, { skip: slug === '' });
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
          price={price}
          busy={isLoading}
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
  price: number | null;
  /** True while the price is loading. */
  busy: boolean;
  onUse: (filled: string) => void;
}

function Preview({ enquiry, texts, price, busy, onUse }: PreviewProps) {
  const text = useText('replies');
  const language = toLanguage(enquiry.language);
  // Falls back to another language, with its values, if the template lacks the guest's language.
  const used = [language, ...LANGUAGES].find((one) => texts[one] !== '') ?? language;
  const filled = filledTemplate(texts[used], templateValues(enquiry, price, used));
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
      {!busy && open.length > 0 && (
        <p role="status" className="font-semibold text-coral-dark">
          {text('picker.missing', { fields: open.map((field) => text(`fields.${field}`)).join(', ') })}
        </p>
      )}
      <Button variant="solid" size="small" busy={busy} className="min-h-11 justify-self-start" onClick={() => onUse(filled)}>
        {text('picker.use')}
      </Button>
    </section>
  );
}

/** A text in which unfilled template fields are highlighted. */
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
