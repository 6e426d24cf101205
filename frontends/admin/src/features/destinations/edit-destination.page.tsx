import type { DestinationView } from '@reefdesk/contracts/destinations/endpoints';
import { Button } from '@reefdesk/ui/button';
import { ErrorState } from '@reefdesk/ui/error-state';
import { Spinner } from '@reefdesk/ui/spinner';
import { type ApiFailure, useErrorText, useLocalise, useNavigate, usePage, useParams, useText } from '@reefdesk/web-kit';
import { useState } from 'react';
import { PATHS } from '../../paths.ts';
import { HistoryLink } from '../../shared/audit/history-link.tsx';
import { Timeline } from '../../shared/audit/timeline.tsx';
import { OpenedDraft } from '../../shared/drafts/opened-draft.tsx';
import { useDraftMode } from '../../shared/drafts/use-draft-mode.ts';
import { PictureTexts } from '../../shared/pictures/picture-texts.tsx';
import { PreviewButton } from '../../shared/previews/preview-button.tsx';
import { DestinationDraft } from './components/destination-draft.tsx';
import { Detail } from './components/detail.tsx';
import { Editor } from './components/editor.tsx';
import { useManagedDestinationQuery } from './destinations.api.ts';

export default function EditDestinationPage() {
  const { destinationId = '' } = useParams();
  // The key resets all state when the id changes.
  return <Destination key={destinationId} id={destinationId} />;
}

function Destination({ id }: { id: string }) {
  const text = useText('destinations');
  const localise = useLocalise();
  const [editing, setEditing] = useState(false);
  const { drafting, begin, leave } = useDraftMode();
  const { data: answer, error, isLoading, isFetching, refetch } = useManagedDestinationQuery({ destinationId: id });
  const failure = useErrorText(error as ApiFailure | undefined);
  const destination = answer?.data;
  usePage({ title: (destination && localise(destination.name)) || text('editTitle'), page: 'edit-destination' });
  /** Refetches the destination, because the draft may have been published. */
  const leaveDraft = () => {
    leave();
    void refetch();
  };
  /** Moves the focus to the page, because the pressed button is unmounted. */
  const switchTo = (edit: boolean) => {
    setEditing(edit);
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <main id="main" tabIndex={-1} className="flex flex-col gap-5 outline-none">
      {isLoading && (
        <div role="status" className="grid min-h-96 place-items-center">
          <span className="flex flex-col items-center gap-3 text-sm text-ink/75">
            <Spinner className="size-10 text-lagoon" />
            {text('loadingOne')}
          </span>
        </div>
      )}
      {!isLoading && !destination && (
        <NotThere
          message={failure || answer?.message || text('notFound')}
          onRetry={error ? () => void refetch() : undefined}
          busy={isFetching}
        />
      )}
      {destination &&
        (drafting ? (
          <OpenedDraft<DestinationView> kind="destinations" id={id} onFailed={() => leaveDraft()}>
            {(opened) => <DestinationDraft destination={destination} opened={opened} onLeave={leaveDraft} />}
          </OpenedDraft>
        ) : editing ? (
          <Editor destination={destination} onDone={() => switchTo(false)} onOthersSaved={() => void refetch()} />
        ) : (
          <Detail destination={destination} onEdit={() => switchTo(true)} onDraft={begin} />
        ))}
      {destination && <PictureTexts kind="destinations" record={destination} />}
      {destination && (
        <div className="flex flex-wrap gap-3">
          <PreviewButton kind="destinations" id={id} />
          <HistoryLink kind="destinations" record={id} />
        </div>
      )}
      {destination && <Timeline kind="destinations" record={id} />}
    </main>
  );
}

/** Error card with a link back to the list (ADEDIT-18, ERR-51). */
function NotThere({ message, onRetry, busy }: { message: string; onRetry: (() => void) | undefined; busy: boolean }) {
  const text = useText('destinations');
  const navigate = useNavigate();
  return (
    <ErrorState
      title={text('error')}
      className="rounded-panel bg-white"
      actions={
        <>
          <Button onClick={() => void navigate(PATHS.destinations)}>{text('back')}</Button>
          {onRetry && (
            <Button variant="outline" busy={busy} onClick={onRetry}>
              {text('retry')}
            </Button>
          )}
        </>
      }
    >
      {message}
    </ErrorState>
  );
}
