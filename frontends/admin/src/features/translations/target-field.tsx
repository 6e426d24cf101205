import { LANGUAGE_NAMES, LANGUAGE_TAGS, type Language } from '@reefdesk/contracts/languages';
import { FieldFrame, useFormField } from '@reefdesk/forms';
import { useText } from '@reefdesk/web-kit';
import type { TextPlace } from './translated-texts.ts';

/** Texts up to this length get a single-line input. */
const LINE_MAX = 200;
const LETTERS_A_LINE = 55;
const ROWS = { min: 3, max: 16 } as const;

export interface TargetFieldProps {
  place: TextPlace;
  path: string;
  label: string;
  language: Language;
  /** The source text; the height of the field follows its length. */
  source: string;
  onTyped: (text: string) => void;
}

/** Field for one text in the target language, with its length limit. */
export function TargetField({ place, path, label, language, source, onTyped }: TargetFieldProps) {
  const text = useText('translations');
  const field = useFormField<string>(path);
  const value = field.value ?? '';
  return (
    <FieldFrame
      id={field.id}
      label={LANGUAGE_NAMES[language]}
      note={text('translate.length', { length: value.length, max: place.max })}
      error={field.error}
    >
      {({ describedBy, invalid }) => {
        const common = {
          id: field.id,
          name: path,
          value,
          maxLength: place.max,
          autoComplete: 'off',
          lang: LANGUAGE_TAGS[language],
          'data-field': `${place.field}.${language}`,
          'aria-label': `${label}, ${LANGUAGE_NAMES[language]}`,
          'aria-invalid': invalid || undefined,
          'aria-describedby': describedBy,
          onBlur: field.blur,
          onChange: (event: { target: { value: string } }) => {
            field.change(event.target.value);
            onTyped(event.target.value);
          },
        };
        if (place.max <= LINE_MAX && !value.includes('\n')) return <input {...common} type="text" className="field" />;
        return <textarea {...common} rows={rowsFor(source)} className="field resize-y" />;
      }}
    </FieldFrame>
  );
}

function rowsFor(source: string): number {
  const lines = source.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / LETTERS_A_LINE)), 0);
  return Math.min(ROWS.max, Math.max(ROWS.min, lines));
}
