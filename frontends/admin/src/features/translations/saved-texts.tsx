import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES, type Language, type Localised } from '@reefdesk/contracts/languages';
import type { GlossaryTermView } from '@reefdesk/contracts/translations/endpoints';
import { ConflictDialog, SaveButton, UnsavedGuard, useResultMessage, useSave } from '@reefdesk/forms';
import { useText } from '@reefdesk/web-kit';
import { Form, Formik, useFormikContext } from 'formik';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { changedData, isNothing } from '../../shared/drafts/changed-data.ts';
import { TranslatedPlace } from './translated-place.tsx';
import { placeAt, sourceOf, textAt } from './translated-texts.ts';

/** Localised texts by field. */
export type Texts = Readonly<Record<string, Localised>>;

export interface SavedField {
  /** Field of the texts. */
  name: string;
  label: string;
  max: number;
  isStale?: boolean;
}

export interface SavedTextsProps<Stored> {
  title: string;
  picture?: ReactNode;
  stored: Stored;
  textsOf: (stored: Stored) => Texts;
  fields: readonly SavedField[];
  language: Language;
  terms: readonly GlossaryTermView[];
  /** Saves the changed texts over the version `onto`. */
  send: (changed: object, onto: Stored) => Promise<Stored>;
  onSaved?: (saved: Stored) => void;
}

export interface SavedSectionProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** Section of {@link SavedTexts}. */
export function SavedSection({ title, lead, children }: SavedSectionProps) {
  return (
    <section aria-label={title} className="grid gap-5">
      <div>
        <h2 className="font-display text-xl">{title}</h2>
        <p className="mt-1 text-sm text-ink/75">{lead}</p>
      </div>
      {children}
    </section>
  );
}

/** Texts that are not part of a draft, with a save of their own: they are public at once. */
export function SavedTexts<Stored>(props: SavedTextsProps<Stored>) {
  const { stored, textsOf, fields, language, send, onSaved } = props;
  const text = useText('translations');
  const runWithMessage = useResultMessage();
  const [initial] = useState(() => textsOf(stored));
  const messages = { running: text('direct.saving'), done: text('direct.saved'), failed: text('direct.failed') };
  const { save, busy, conflict, rebase } = useSave<Texts, Stored>({
    stored,
    send: (values, onto) => runWithMessage(messages, () => send(changedData(textsOf(onto ?? stored), values), onto ?? stored)),
    onSaved: (saved, form) => {
      form.resetForm({ values: textsOf(saved) });
      onSaved?.(saved);
    },
    conflict: {
      fields: fields.flatMap(({ name, label }) =>
        LANGUAGES.map((one) => ({ path: `${name}.${one}`, label: `${label} · ${LANGUAGE_NAMES[one]}`, lang: LANGUAGE_TAGS[one] })),
      ),
      valuesOf: textsOf,
    },
  });
  const known = useRef(stored);
  useEffect(() => {
    if (known.current === stored) return;
    known.current = stored;
    // A newer version of the record with the same texts is no conflict.
    if (isNothing(changedData(initial, textsOf(stored)))) rebase(stored);
  });
  const isShown = fields.some(({ name, max }) => sourceOf(placeAt(name, max), initial, language) || textAt(initial, `${name}.${language}`));
  if (!isShown) return null;
  return (
    <Formik<Texts> initialValues={initial} onSubmit={save}>
      <Fields {...props} busy={busy}>
        {conflict && <ConflictDialog {...conflict} />}
      </Fields>
    </Formik>
  );
}

function Fields<Stored>({
  title,
  picture,
  fields,
  language,
  terms,
  busy,
  children,
}: SavedTextsProps<Stored> & { busy: boolean; children: ReactNode }) {
  const { values, dirty } = useFormikContext<Texts>();
  const shown = fields
    .map(({ name, label, max, isStale = false }) => {
      const place = placeAt(name, max);
      const path = `${name}.${language}`;
      return { isStale, place, label, path, text: textAt(values, path), source: sourceOf(place, values, language), isMachine: false };
    })
    .filter(({ source, text }) => source || text !== '');
  return (
    <Form noValidate aria-label={title} className="grid gap-3">
      <div className="flex items-center gap-3">
        {picture}
        <h3 className="font-semibold wrap-anywhere">{title}</h3>
      </div>
      {shown.map((one) => (
        <TranslatedPlace
          key={one.path}
          shown={one}
          language={language}
          terms={terms}
          isStale={one.isStale}
          onSuggest={undefined}
          busy={busy}
          onTyped={() => undefined}
          onAccept={() => undefined}
        />
      ))}
      <SaveButton variant="solid" busy={busy} disabled={!dirty} className="justify-self-end" />
      <UnsavedGuard when={dirty} />
      {children}
    </Form>
  );
}
