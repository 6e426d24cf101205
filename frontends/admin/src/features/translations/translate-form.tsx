import { AREAS } from '@reefdesk/contracts/access';
import type { DraftSource } from '@reefdesk/contracts/editing/endpoints';
import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES, type Language } from '@reefdesk/contracts/languages';
import type { TranslatedKind } from '@reefdesk/contracts/translations/values';
import type { TravelDetailView } from '@reefdesk/contracts/travels/views';
import type { ConflictField } from '@reefdesk/forms';
import { Button } from '@reefdesk/ui/button';
import { TranslateIcon } from '@reefdesk/ui/editing-icons';
import { useNavigate, useText } from '@reefdesk/web-kit';
import { editDestinationPath, PATHS, travelDetailPath } from '../../paths.ts';
import { DraftFrame } from '../../shared/drafts/draft-frame.tsx';
import { useDraft } from '../../shared/drafts/use-draft.ts';
import { useRights } from '../../shared/session/use-rights.ts';
import { useOpenTranslationsQuery } from '../../shared/translations/translations.api.ts';
import { useGlossaryQuery } from './glossary.api.ts';
import { TranslatedPictures } from './translated-pictures.tsx';
import { type ShownPlace, TranslatedPlace } from './translated-place.tsx';
import { TranslatedStops } from './translated-stops.tsx';
import { isTranslated, placeOf, placesOf, sourceOf, type TranslatedValues, textAt, valuesOf } from './translated-texts.ts';
import { useMachineMarks } from './use-machine-marks.ts';
import { usePlaceLabel } from './use-place-label.ts';
import { useSuggestions } from './use-suggestions.ts';

interface RecordView {
  version: number;
}

const EDITORS: Readonly<Record<TranslatedKind, (id: string) => string>> = {
  packages: travelDetailPath,
  destinations: editDestinationPath,
  testimonials: () => PATHS.testimonials,
  slides: () => PATHS.gallery,
  site: () => PATHS.site,
};

export interface TranslateFormProps {
  kind: TranslatedKind;
  id: string;
  source: DraftSource<RecordView>;
  language: Language;
  onLanguage: (language: Language) => void;
}

/** Translates a record text by text. Changes are autosaved to its draft and become public when the draft is published. */
export function TranslateForm({ kind, id, source, language, onLanguage }: TranslateFormProps) {
  const text = useText('translations');
  const navigate = useNavigate();
  const may = useRights();
  const label = usePlaceLabel(kind);
  const { data: terms = [] } = useGlossaryQuery();
  const { data: openRows = [], refetch } = useOpenTranslationsQuery(kind);
  const open = openRows.find((row) => row.id === id && row.language === language);
  const marks = useMachineMarks(source.draft?.machine ?? []);
  const draft = useDraft<TranslatedValues, RecordView>({
    ...{ kind, id, record: source.record, opened: source.draft, marks, placeOf },
    valuesOf: (view) => valuesOf(kind, view),
    dataOf: (values) => values,
    fields: conflictFields(kind, valuesOf(kind, source.draft?.draft ?? source.record), label),
    // Validation happens on the server, whose errors are shown at the fields.
    validate: () => ({}),
    onPublished: () => navigate(PATHS.translations),
    onDiscarded: () => navigate(PATHS.translations),
  });
  const { values } = draft.form;
  const isOpen = (path: string) => textAt(values, path).trim() === '' || marks.isMachine(path, textAt(values, path));
  const suggestions = useSuggestions(language, (made) => {
    // Texts that the user has typed in the meantime are not overwritten.
    const wanted = made.filter(({ path }) => isOpen(path));
    marks.made(wanted);
    for (const { path, text: value } of wanted) void draft.form.setFieldValue(path, value, false);
  });
  const shown = placesOf(kind, values)
    .filter((place) => isTranslated(place, language))
    .map((place): ShownPlace => {
      const path = place.paths[language] ?? '';
      const value = textAt(values, path);
      const from = sourceOf(place, values, language);
      return { place, label: label(place.field), path, text: value, source: from, isMachine: marks.isMachine(path, value) };
    })
    .filter(({ source: from, text: value }) => from || value !== '');
  const wanted = (some: readonly ShownPlace[]) =>
    some.flatMap(({ path, source: from }) => (from?.language === 'en' && isOpen(path) ? [{ path, text: from.text }] : []));
  const empty = wanted(shown.filter(({ text: value }) => value.trim() === ''));
  return (
    <>
      <DraftFrame
        draft={draft}
        language={language}
        onLanguage={onLanguage}
        nameOf={(field) => label(field)}
        onElsewhere={() => navigate(EDITORS[kind](id))}
        onLeave={() => navigate(PATHS.translations)}
        mayPublish={may(kind === 'site' ? AREAS.site : AREAS.content)}
        accepts
      >
        {suggestions.isThere && empty.length > 0 && (
          <div className="flex flex-wrap items-center justify-between gap-3 rounded-panel bg-white p-5 md:px-6">
            <p className="min-w-56 flex-1 text-sm text-ink/75">{text('translate.machine.lead')}</p>
            <Button variant="outline" busy={suggestions.busy.size > 0} onClick={() => void suggestions.ask(empty)}>
              {suggestions.busy.size === 0 && <TranslateIcon className="size-5" />}
              {text('translate.machine.all', { count: empty.length })}
            </Button>
          </div>
        )}
        {shown.length === 0 && <p className="rounded-panel bg-white p-6 text-ink/75">{text('translate.nothing')}</p>}
        {shown.map((one) => {
          const requested = suggestions.isThere ? wanted([one]) : [];
          return (
            <TranslatedPlace
              key={one.path}
              shown={one}
              language={language}
              terms={terms}
              isStale={open?.stale.includes(one.place.field) ?? false}
              onSuggest={requested.length > 0 ? () => void suggestions.ask(requested) : undefined}
              busy={suggestions.busy.has(one.path)}
              onTyped={(value) => one.isMachine && marks.accept(one.path, value)}
              onAccept={() => {
                marks.accept(one.path, one.text);
                draft.save();
              }}
            />
          );
        })}
      </DraftFrame>
      {kind === 'packages' && (
        <TranslatedStops
          travel={source.record as TravelDetailView}
          language={language}
          terms={terms}
          open={open}
          onSaved={() => void refetch()}
        />
      )}
      <TranslatedPictures kind={kind} record={source.record} language={language} terms={terms} />
    </>
  );
}

function conflictFields(kind: TranslatedKind, values: TranslatedValues, label: (field: string) => string): ConflictField[] {
  return placesOf(kind, values).flatMap((place) =>
    LANGUAGES.filter((language) => isTranslated(place, language)).map((language) => ({
      path: place.paths[language] ?? '',
      label: `${label(place.field)} · ${LANGUAGE_NAMES[language]}`,
      lang: LANGUAGE_TAGS[language],
    })),
  );
}
