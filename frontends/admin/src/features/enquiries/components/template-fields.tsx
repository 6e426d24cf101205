import { TEMPLATE_FIELDS, type TemplateField } from '@reefdesk/contracts/enquiries/reply-templates';
import type { ReplyTemplate } from '@reefdesk/contracts/enquiries/reply-templates.requests';
import { LANGUAGES } from '@reefdesk/contracts/languages';
import { LIMITS } from '@reefdesk/contracts/limits';
import { TextField } from '@reefdesk/forms';
import { useText } from '@reefdesk/web-kit';
import { useFormikContext } from 'formik';
import { type FocusEvent, useRef } from 'react';

export function TemplateFields() {
  const text = useText('replies');
  const { values, setFieldValue } = useFormikContext<ReplyTemplate>();
  const lastText = useRef<HTMLTextAreaElement>(null);
  const remember = ({ target }: FocusEvent) => {
    if (target instanceof HTMLTextAreaElement) lastText.current = target;
  };
  /** Inserts a field at the last position of the text cursor. */
  const insert = async (field: TemplateField) => {
    const area = lastText.current ?? document.querySelector<HTMLTextAreaElement>('textarea[name="texts.en"]');
    if (!area) return;
    const { name, value, selectionStart, selectionEnd } = area;
    const word = `{${field}}`;
    await setFieldValue(name, value.slice(0, selectionStart) + word + value.slice(selectionEnd));
    area.focus();
    area.setSelectionRange(selectionStart + word.length, selectionStart + word.length);
  };
  return (
    <div onFocus={remember} className="grid gap-5">
      <TextField
        name="title"
        label={text('form.title')}
        hint={text('form.titleHint')}
        maxLength={LIMITS.replyTemplateTitleMaxLength}
        className="max-w-xl"
      />
      <fieldset className="min-w-0">
        <legend className="mb-1.5 text-sm font-semibold">{text('form.fields')}</legend>
        <div className="flex flex-wrap gap-2">
          {TEMPLATE_FIELDS.map((field) => (
            <button
              key={field}
              type="button"
              onClick={() => void insert(field)}
              className="min-h-11 rounded-full border border-ink/25 px-4 text-sm hover:bg-ocean/8"
            >
              <span className="font-semibold">{`{${field}}`}</span> <span className="text-ink/75">{text(`fields.${field}`)}</span>
            </button>
          ))}
        </div>
        <p className="mt-2 text-sm text-ink/75">{text('form.fieldsHint')}</p>
      </fieldset>
      <div className="grid gap-5 lg:grid-cols-3">
        {LANGUAGES.map((language) => (
          <TextField
            key={language}
            name={`texts.${language}`}
            label={text('form.text', { language: text(`languageNames.${language.toUpperCase()}`) })}
            language={language}
            rows={values.texts[language] === '' ? 8 : 14}
            maxLength={LIMITS.enquiryMessageMaxLength}
            optional="unsaid"
          />
        ))}
      </div>
    </div>
  );
}
