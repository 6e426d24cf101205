import type { SiteRecord } from '@reefdesk/contracts/site/values';
import { UnsavedGuard } from '@reefdesk/forms';
import { Skeleton } from '@reefdesk/ui/skeleton';
import { usePage, useText } from '@reefdesk/web-kit';
import { type Dispatch, type SetStateAction, useCallback, useState } from 'react';
import { HistoryLink } from '../../shared/audit/history-link.tsx';
import { Timeline } from '../../shared/audit/timeline.tsx';
import { DraftButton } from '../../shared/drafts/draft-button.tsx';
import { OpenedDraft } from '../../shared/drafts/opened-draft.tsx';
import { useDraftMode } from '../../shared/drafts/use-draft-mode.ts';
import { ListHeader } from '../../shared/lists/list-header.tsx';
import { ListFailure } from '../../shared/lists/list-states.tsx';
import { PreviewButton } from '../../shared/previews/preview-button.tsx';
import { useSiteRecordQuery } from './site.api.ts';
import { SiteDraft } from './site-draft.tsx';
import { SiteSection, sectionId } from './site-section.tsx';
import { SECTIONS, type SectionName } from './site-values.ts';

/** Editor of the site's settings and texts (SET-01). */
export default function SitePage() {
  const text = useText('site');
  const { data, error, isFetching, refetch } = useSiteRecordQuery();
  const { drafting, begin, leave } = useDraftMode();
  const [dirty, setDirty] = useState<readonly SectionName[]>([]);
  usePage({ title: text('pages.site'), page: 'site' });
  /** Reads the record again, because the draft may have been published. */
  const leaveDraft = () => {
    leave();
    void refetch();
  };
  return (
    <main id="main" tabIndex={-1} className="flex flex-col gap-6 outline-none">
      <ListHeader title={text('pages.site')} lead={text('lead')}>
        {data && (
          <div className="flex flex-wrap items-center gap-3">
            {!drafting && <DraftButton kind="site" id="site" disabled={dirty.length > 0} onOpen={begin} />}
            <PreviewButton kind="site" id="site" />
          </div>
        )}
      </ListHeader>
      {data ? (
        <>
          {drafting ? (
            <OpenedDraft<SiteRecord> kind="site" id="site" onFailed={leaveDraft}>
              {(opened) => <SiteDraft record={data} opened={opened} onLeave={leaveDraft} />}
            </OpenedDraft>
          ) : (
            <Sections record={data} dirty={dirty} onDirty={setDirty} />
          )}
          <HistoryLink kind="site" record="site" />
          <Timeline kind="site" record="site" />
        </>
      ) : error ? (
        <ListFailure failure={error} fallback={text('loadFailed')} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <div role="status" aria-label={text('loading')} className="grid gap-6">
          <Skeleton className="h-72 rounded-panel" />
          <Skeleton className="h-72 rounded-panel" />
        </div>
      )}
    </main>
  );
}

interface SectionsProps {
  record: SiteRecord;
  /** Sections with unsaved changes. */
  dirty: readonly SectionName[];
  onDirty: Dispatch<SetStateAction<readonly SectionName[]>>;
}

function Sections({ record, dirty, onDirty }: SectionsProps) {
  const text = useText('site');
  const note = useCallback(
    (name: SectionName, isDirty: boolean) => onDirty((others) => [...others.filter((other) => other !== name), ...(isDirty ? [name] : [])]),
    [onDirty],
  );
  return (
    <>
      <nav aria-label={text('contents')} className="-mb-2">
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
          {SECTIONS.map((name) => (
            <li key={name}>
              <a href={`#${sectionId(name)}`} className="link inline-block py-1.5">
                {text(`sections.${name}.title`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {SECTIONS.map((name) => (
        <SiteSection key={name} name={name} record={record} onDirty={note} />
      ))}
      <UnsavedGuard when={dirty.length > 0} />
    </>
  );
}
