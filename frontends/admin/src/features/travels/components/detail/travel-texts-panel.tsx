import { LANGUAGE_TAGS, type Language } from '@reefdesk/contracts/languages';
import { OPTIONAL_TEXT_NAMES } from '@reefdesk/contracts/travels/values';
import type { TravelDetailView } from '@reefdesk/contracts/travels/views';
import { useText } from '@reefdesk/web-kit';
import { Panel } from '../../../../shared/panel.tsx';
import { TravelTexts } from '../form/travel-texts.tsx';

export interface TravelTextsPanelProps {
  travel: TravelDetailView;
  language: Language;
  editing: boolean;
}

export function TravelTextsPanel({ travel, language, editing }: TravelTextsPanelProps) {
  const text = useText('travels');
  const fieldText = useText('fields');
  if (editing)
    return (
      <section aria-label={text('texts')} className="rounded-panel bg-white p-5 md:p-7">
        <TravelTexts language={language} />
      </section>
    );
  return (
    <Panel title={text('fields.descriptions')}>
      <p lang={LANGUAGE_TAGS[language]} className="max-w-prose whitespace-pre-line text-ink/85">
        {travel.descriptions[language] || <span className="text-ink/70">{text('detail.noText')}</span>}
      </p>
      {OPTIONAL_TEXT_NAMES.map((name) => (
        <div key={name} className="mt-6">
          <h3 className="text-sm font-semibold text-ink/70">{fieldText(`names.${name}`)}</h3>
          <p lang={LANGUAGE_TAGS[language]} className="mt-1.5 max-w-prose whitespace-pre-line text-ink/85">
            {travel[name][language] || <span className="text-ink/70">{text('detail.noText')}</span>}
          </p>
        </div>
      ))}
    </Panel>
  );
}
