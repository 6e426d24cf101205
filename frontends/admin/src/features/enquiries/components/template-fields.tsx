import { TEMPLATE_FIELDS, type TemplateField } from '@reefdesk/contracts/enquiries/reply-templates';
import type { ReplyTemplate } from '@reefdesk/contracts/enquiries/reply-templates.requests';
import { LANGUAGES } from '@reefdesk/contracts/languages';
import { LIMITS } from '@reefdesk/contracts/limits';
import { TextField } from '@reefdesk/forms';
import { useText } from '@reefdesk/web-kit';
import { useFormikContext } from 'formik';
import { useRef } from 'react';

export function TemplateFields() {
  const text = useText('replies');
  const { values, setFieldValue } = useFormikContext<ReplyTemplate>();
  const lastText = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const insert = async (field: TemplateField) => {
    const area = lastText.current ?? document.querySelector<HTMLTextAreaElement>('textarea[name="texts.en"]');
    if (!area) return;
    const { name, value, selectionStart, selectionEnd } = area;
    const [start, end] = [selectionStart ?? value.length, selectionEnd ?? value.length];
    const placeholder = `{${field}}`;
    await setFieldValue(name, value.slice(0, start) + placeholder + value.slice(end));
    area.focus();
    area.setSelectionRange(start + placeholder.length, start + placeholder.length);
  };
  return (
    <>
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
            onFocus={({ target }) => {
              lastText.current = target;
            }}
          />
        ))}
      </div>
    </>
  );
}
