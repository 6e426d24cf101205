import { EMPTY_TEXT, type Language } from '@reefdesk/contracts/languages';
import { LIMITS } from '@reefdesk/contracts/limits';
import type { GlossaryTermView, TranslationView } from '@reefdesk/contracts/translations/endpoints';
import type { ItineraryItemView, TravelDetailView } from '@reefdesk/contracts/travels/views';
import { useLocalise, useText } from '@reefdesk/web-kit';
import { useState } from 'react';
import { useWithSession } from '../../shared/session/session-recovery.tsx';
import { useTranslateStopMutation } from './direct.api.ts';
import { SavedSection, SavedTexts, type Texts } from './saved-texts.tsx';

export interface TranslatedStopsProps {
  travel: TravelDetailView;
  language: Language;
  terms: readonly GlossaryTermView[];
  open: TranslationView | undefined;
  onSaved: () => void;
}

/** The texts of an itinerary, stop by stop. They are not part of the draft of the package. */
export function TranslatedStops({ travel, language, terms, open, onSaved }: TranslatedStopsProps) {
  const text = useText('translations');
  const localise = useLocalise();
  const withSession = useWithSession();
  const [translate] = useTranslateStopMutation();
  const [saved, setSaved] = useState(travel);
  if (saved.destinations.length === 0) return null;
  return (
    <SavedSection title={text('direct.itinerary')} lead={text('direct.atOnce')}>
      {saved.destinations.map((stop) => {
        const { id, day, time, titles, destination } = stop;
        const name = [text('direct.stop', { day, time }), localise(titles) || localise(destination?.name ?? EMPTY_TEXT)]
          .filter(Boolean)
          .join(' · ');
        const isStale = (field: string) => open?.stale.includes(`itinerary.${id}.${field}`) ?? false;
        const field = (field: 'titles' | 'comments', max: number) => ({
          ...{ name: field, max, isStale: isStale(field), label: `${text(`direct.${field}`)} · ${name}` },
        });
        return (
          <SavedTexts<TravelDetailView>
            key={id}
            title={name}
            stored={saved}
            textsOf={(record) => textsOf(record.destinations.find((one) => one.id === id) ?? stop)}
            fields={[field('titles', LIMITS.nameMaxLength), field('comments', LIMITS.commentMaxLength)]}
            language={language}
            terms={terms}
            send={(body, { travel_id: travelId, version }) =>
              withSession(() => translate({ travelId, itemId: id, version, body }).unwrap())
            }
            onSaved={(next) => {
              setSaved(next);
              onSaved();
            }}
          />
        );
      })}
    </SavedSection>
  );
}

function textsOf({ titles, comments }: ItineraryItemView): Texts {
  return { titles: { ...EMPTY_TEXT, ...titles }, comments: { ...EMPTY_TEXT, ...comments } };
}
