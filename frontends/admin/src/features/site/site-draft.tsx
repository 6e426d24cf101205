import type { DraftView } from '@reefdesk/contracts/editing/endpoints';
import type { Language, Localised } from '@reefdesk/contracts/languages';
import type { SiteRecord } from '@reefdesk/contracts/site/values';
import { LanguageTabs, useLanguageMarks, useRules } from '@reefdesk/forms';
import { useLanguage, useLocalise, useText } from '@reefdesk/web-kit';
import { getIn } from 'formik';
import { useState } from 'react';
import { DraftFrame } from '../../shared/drafts/draft-frame.tsx';
import { useDraft } from '../../shared/drafts/use-draft.ts';
import { Panel } from '../../shared/panel.tsx';
import { FIELDS } from './section-fields.tsx';
import { sectionId } from './site-section.tsx';
import { contentOf, isIn, placeOf, SECTIONS, type SectionName, SITE_RULES, type SiteValues, TEXTS, valuesOf } from './site-values.ts';
import { useConflictFields } from './use-conflict-fields.ts';

const EXCERPT_LENGTH = 40;

export interface SiteDraftProps {
  record: SiteRecord;
  opened: DraftView<SiteRecord> | null;
  onLeave: () => void;
}

/** Draft of the whole record, which is published or discarded as a whole (EDT-01). */
export function SiteDraft({ record, opened, onLeave }: SiteDraftProps) {
  const text = useText('site');
  const localise = useLocalise();
  const [language, setLanguage] = useState<Language>(useLanguage());
  const draft = useDraft<SiteValues, SiteRecord>({
    ...{ kind: 'site', id: 'site', record, opened, valuesOf, dataOf: contentOf, placeOf },
    fields: useConflictFields(),
    validate: useRules(SITE_RULES),
    onPublished: onLeave,
    onDiscarded: onLeave,
  });
  /** The section and the beginning of the text. */
  const nameOf = (field: string) => {
    const section = SECTIONS.find((name) => isIn(name, field));
    const words = localise((getIn(draft.view, field) as Localised | undefined) ?? {});
    const excerpt = words.length > EXCERPT_LENGTH ? `${words.slice(0, EXCERPT_LENGTH)}…` : words;
    return [section && text(`sections.${section}.title`), excerpt].filter(Boolean).join(': ');
  };
  return (
    <DraftFrame draft={draft} language={language} onLanguage={setLanguage} nameOf={nameOf} onElsewhere={onLeave} onLeave={onLeave}>
      {SECTIONS.map((name) => (
        <DraftSection key={name} name={name} language={language} onLanguage={setLanguage} />
      ))}
    </DraftFrame>
  );
}

interface DraftSectionProps {
  name: SectionName;
  language: Language;
  onLanguage: (language: Language) => void;
}

function DraftSection({ name, language, onLanguage }: DraftSectionProps) {
  const text = useText('site');
  const texts = TEXTS[name];
  const marks = useLanguageMarks(texts);
  const Fields = FIELDS[name];
  return (
    <Panel id={sectionId(name)} title={text(`sections.${name}.title`)} lead={text(`sections.${name}.lead`)} className="scroll-mt-32">
      <LanguageTabs value={language} onChange={onLanguage} marks={texts.length > 0 ? marks : undefined}>
        {(shown) => (
          <div className="grid gap-5">
            <Fields language={shown} />
          </div>
        )}
      </LanguageTabs>
    </Panel>
  );
}
