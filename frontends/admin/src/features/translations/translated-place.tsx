import type { Language } from '@reefdesk/contracts/languages';
import { LANGUAGE_NAMES, LANGUAGE_TAGS } from '@reefdesk/contracts/languages';
import type { GlossaryTermView } from '@reefdesk/contracts/translations/endpoints';
import { FieldFrame, useFormField } from '@reefdesk/forms';
import { Button } from '@reefdesk/ui/button';
import { TranslateIcon } from '@reefdesk/ui/editing-icons';
import { CheckIcon } from '@reefdesk/ui/icons';
import { useText } from '@reefdesk/web-kit';
import { Badge } from '../../shared/lists/badge.tsx';
import { SourceText } from './source-text.tsx';
import type { TextPlace } from './translated-texts.ts';

const LINE_MAX = 200;
const LETTERS_A_LINE = 55;
const ROWS = { min: 3, max: 16 } as const;

interface TargetFieldProps {
  place: TextPlace;
  path: string;
  label: string;
  language: Language;
  /** Source text, whose length sets the height of the field. */
  source: string;
  onTyped: (text: string) => void;
}

function TargetField({ place, path, label, language, source, onTyped }: TargetFieldProps) {
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

export interface ShownPlace {
  place: TextPlace;
  label: string;
  path: string;
  text: string;
  source: { language: Language; text: string } | undefined;
  isMachine: boolean;
}

export interface TranslatedPlaceProps {
  shown: ShownPlace;
  language: Language;
  terms: readonly GlossaryTermView[];
  isStale: boolean;
  /** Requests a machine translation; undefined if none is available or needed. */
  onSuggest: (() => void) | undefined;
  busy: boolean;
  onTyped: (text: string) => void;
  onAccept: () => void;
}

export function TranslatedPlace({ shown, language, terms, isStale, onSuggest, busy, onTyped, onAccept }: TranslatedPlaceProps) {
  const text = useText('translations');
  const { place, label, path, source, isMachine } = shown;
  return (
    <section aria-label={label} className="rounded-panel bg-white p-5 md:p-6">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="font-display text-lg leading-tight">{label}</h2>
        {shown.text.trim() === '' && <Badge className="bg-coral/25 text-abyss">{text('translate.empty')}</Badge>}
        {isStale && <Badge className="bg-sun/45 text-ink">{text('statuses.stale')}</Badge>}
        {isMachine && <Badge className="bg-lagoon/15 text-deep">{text('translate.machine.badge')}</Badge>}
      </div>
      <div className="mt-4 grid items-start gap-4 lg:grid-cols-2 lg:gap-6">
        {source ? (
          <SourceText source={source} target={language} terms={terms} />
        ) : (
          <p className="text-ink/70">{text('translate.noSource')}</p>
        )}
        <div className="grid gap-3">
          <TargetField place={place} path={path} label={label} language={language} source={source?.text ?? ''} onTyped={onTyped} />
          {(isMachine || onSuggest) && (
            <div className="flex flex-wrap gap-2">
              {isMachine && (
                <Button
                  variant="solid"
                  size="small"
                  className="min-h-11"
                  aria-label={text('translate.machine.acceptNamed', { field: label })}
                  onClick={onAccept}
                >
                  <CheckIcon className="size-4" /> {text('translate.machine.accept')}
                </Button>
              )}
              {onSuggest && (
                <Button
                  variant="outline"
                  size="small"
                  className="min-h-11"
                  busy={busy}
                  aria-label={text('translate.machine.suggestNamed', { field: label })}
                  onClick={onSuggest}
                >
                  {!busy && <TranslateIcon className="size-4" />} {text('translate.machine.suggest')}
                </Button>
              )}
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
