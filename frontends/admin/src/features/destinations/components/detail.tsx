import type { DestinationView, DiveFacts } from '@reefdesk/contracts/destinations/endpoints';
import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES, type Language } from '@reefdesk/contracts/languages';
import { LanguageTabs } from '@reefdesk/forms';
import { Button } from '@reefdesk/ui/button';
import { PencilIcon } from '@reefdesk/ui/editing-icons';
import { useFormat, useLanguage, useLocalise, useText } from '@reefdesk/web-kit';
import { type ReactNode, useState } from 'react';
import { DraftButton } from '../../../shared/drafts/draft-button.tsx';
import { Panel } from '../../../shared/panel.tsx';
import { useBestTime } from '../best-time.ts';
import { DIVE_RANGES } from '../dive-values.ts';
import { BackLink } from './back-link.tsx';
import { GalleryGrid } from './gallery-grid.tsx';
import { Hero } from './hero.tsx';
import { useMonthNames } from './months-field.tsx';

export interface DetailProps {
  destination: DestinationView;
  onEdit: () => void;
  onDraft: () => void;
}

export function Detail({ destination, onEdit, onDraft }: DetailProps) {
  const text = useText('destinations');
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <BackLink />
        <div className="flex flex-wrap items-center gap-3">
          <DraftButton kind="destinations" id={destination.destination_id} onOpen={onDraft} />
          <Button variant="primary" onClick={onEdit}>
            <PencilIcon className="size-4" /> {text('edit')}
          </Button>
        </div>
      </div>
      <Hero destination={destination} />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-5">
          <Texts destination={destination} />
          <Panel title={text('cards.gallery')}>
            <GalleryGrid destination={destination} />
          </Panel>
        </div>
        <Facts destination={destination} />
      </div>
    </>
  );
}

function Texts({ destination }: { destination: DestinationView }) {
  const text = useText('destinations');
  const [language, setLanguage] = useState<Language>(useLanguage());
  return (
    <Panel title={text('texts')}>
      <LanguageTabs value={language} onChange={setLanguage}>
        {(one) => (
          <div lang={LANGUAGE_TAGS[one]}>
            <h3 className="font-display text-xl">{destination.name[one] || <Missing />}</h3>
            <p className="mt-1 text-sm font-semibold text-ocean">{destination.category[one]}</p>
            <p className="mt-3 max-w-[68ch] whitespace-pre-line">{destination.description[one] || <Missing />}</p>
          </div>
        )}
      </LanguageTabs>
    </Panel>
  );
}

function Missing() {
  const text = useText('destinations');
  const language = useLanguage();
  return (
    <span lang={LANGUAGE_TAGS[language]} className="text-base text-ink/70">
      {text('missing')}
    </span>
  );
}

function Facts({ destination }: { destination: DestinationView }) {
  const text = useText('destinations');
  const format = useFormat();
  const bestTime = useBestTime();
  const { day, open, close } = destination.opening_hour;
  const date = (iso: string) => format.date(iso, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <div className="grid min-w-0 gap-5 md:grid-cols-2 xl:grid-cols-1">
      <Panel title={text('cards.hours')}>
        <FactList
          facts={[
            [text('facts.days'), day],
            [text('facts.hours'), [open, close].filter(Boolean).join(' – ')],
          ]}
        />
      </Panel>
      <Panel title={text('cards.fees')}>
        <FactList
          facts={[
            [text('facts.local'), format.idr(destination.entry_fee.local)],
            [text('facts.tourist'), format.idr(destination.entry_fee.tourist)],
          ]}
        />
      </Panel>
      <Panel title={text('cards.categories')}>
        <FactList
          facts={LANGUAGES.map((language) => [
            <span key={language} lang={LANGUAGE_TAGS[language]}>
              {LANGUAGE_NAMES[language]}
            </span>,
            destination.category[language] && <span lang={LANGUAGE_TAGS[language]}>{destination.category[language]}</span>,
          ])}
        />
      </Panel>
      <DivePanel dive={destination.dive} />
      <Panel title={text('cards.additional')}>
        <FactList
          facts={[
            [text('fields.visitDuration'), destination.visit_duration],
            [text('facts.bestTime'), bestTime(destination.best_time)],
            [text('facts.created'), date(destination.created_at)],
            [text('facts.updated'), date(destination.updated_at)],
          ]}
        />
      </Panel>
    </div>
  );
}

function FactList({ facts }: { facts: readonly (readonly [ReactNode, ReactNode])[] }) {
  return (
    <dl className="grid gap-2.5 text-sm">
      {facts.map(([label, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list.
        <div key={index} className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-ink/70">{label}</dt>
          <dd className="font-semibold">{value || '–'}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Read-only dive facts; renders nothing when there are none (EDT-12). */
function DivePanel({ dive }: { dive: DiveFacts | undefined }) {
  const text = useText('destinations');
  const format = useFormat();
  const localise = useLocalise();
  const monthName = useMonthNames();
  if (!dive) return null;
  const ranges = DIVE_RANGES.map((range) => {
    const ends = [dive[`${range}_from`], dive[`${range}_to`]].filter((end) => end !== undefined);
    return [text(`dive.ranges.${range}`), ends.map((end) => format.number(end)).join(' – ')] as const;
  });
  const facts = [
    ...ranges,
    [text('dive.current'), dive.current && text(`values.${dive.current}`)],
    [text('dive.level'), dive.level && text(`values.${dive.level}`)],
    [text('dive.bestMonths'), dive.best_months.map((month) => monthName(month, 'short')).join(', ')],
    [text('dive.life'), dive.life.map(({ name }) => localise(name)).join(', ')],
  ] as const;
  return (
    <Panel title={text('dive.title')}>
      <dl className="grid gap-2.5 text-sm">
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label} className="flex flex-wrap justify-between gap-x-4">
              <dt className="text-ink/70">{label}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
      </dl>
    </Panel>
  );
}
