import type { TravelDetailView } from '@reefdesk/contracts/travels/views';
import { Button, buttonClass } from '@reefdesk/ui/button';
import { EmptyState } from '@reefdesk/ui/error-state';
import { ArrowLeftIcon, RouteIcon } from '@reefdesk/ui/icons';
import { Skeleton } from '@reefdesk/ui/skeleton';
import { Link, Popup, usePage, useParams, useText } from '@reefdesk/web-kit';
import { useEffect, useState } from 'react';
import { PATHS } from '../../paths.ts';
import { HistoryLink } from '../../shared/audit/history-link.tsx';
import { Timeline } from '../../shared/audit/timeline.tsx';
import { OpenedDraft } from '../../shared/drafts/opened-draft.tsx';
import { useDraftMode } from '../../shared/drafts/use-draft-mode.ts';
import { PictureTexts } from '../../shared/pictures/picture-texts.tsx';
import { PreviewButton } from '../../shared/previews/preview-button.tsx';
import { TravelDraft } from './components/detail/travel-draft.tsx';
import { TravelEditor } from './components/detail/travel-editor.tsx';
import { useTravelDetailsQuery } from './travels.api.ts';

export default function TravelDetailPage() {
  const text = useText('travels');
  const { travelId = '' } = useParams();
  const { data, error, isLoading, isFetching, refetch } = useTravelDetailsQuery({ travelId });
  const [isErrorShown, setErrorShown] = useState(false);
  usePage({ title: text('detail.title'), page: 'travel', microPage: 'travel-detail' });
  useEffect(() => setErrorShown(error !== undefined), [error]);
  return (
    <main id="main" tabIndex={-1} className="flex flex-col gap-6 outline-none">
      <Link to={PATHS.travels} className="link inline-flex min-h-6 items-center gap-2 self-start text-sm">
        <ArrowLeftIcon className="size-4" /> {text('toList')}
      </Link>
      {isLoading && <Loading label={text('detail.loading')} />}
      {data && <Package key={data.travel_id} travel={data} />}
      {data && <PictureTexts kind="packages" record={data} />}
      {data && (
        <div className="flex flex-wrap gap-3">
          <PreviewButton kind="packages" id={data.travel_id} />
          <HistoryLink kind="packages" record={data.travel_id} />
        </div>
      )}
      {data && <Timeline key={`changes of ${data.travel_id}`} kind="packages" record={data.travel_id} />}
      {!data && !isLoading && (
        <EmptyState
          title={text('detail.notFound')}
          icon={RouteIcon}
          className="rounded-panel bg-white py-20"
          actions={
            <>
              <Link to={PATHS.travels} className={buttonClass()}>
                {text('back')}
              </Link>
              <Button variant="outline" busy={isFetching} onClick={() => void refetch()}>
                {text('retry')}
              </Button>
            </>
          }
        />
      )}
      <Popup open={isErrorShown && !data} onClose={() => setErrorShown(false)} tone="error" title={text('error')}>
        {text('detail.loadFailed')}
      </Popup>
    </main>
  );
}

function Package({ travel }: { travel: TravelDetailView }) {
  const { drafting, begin, leave } = useDraftMode();
  if (!drafting) return <TravelEditor loaded={travel} onDraft={begin} />;
  return (
    <OpenedDraft<TravelDetailView> kind="packages" id={travel.travel_id} onFailed={() => leave()}>
      {(opened) => <TravelDraft travel={travel} opened={opened} onLeave={leave} />}
    </OpenedDraft>
  );
}

function Loading({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="flex flex-col gap-6">
      <Skeleton className="h-56 rounded-panel md:h-80" />
      <Skeleton className="h-12 w-2/3" />
      <Skeleton className="h-72" />
    </div>
  );
}
