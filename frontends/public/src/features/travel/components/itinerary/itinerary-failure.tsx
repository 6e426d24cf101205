import { Button } from '@reefdesk/ui/button';
import { ErrorState } from '@reefdesk/ui/error-state';
import { type ApiFailure, UNKNOWN_FAILURE, useErrorText, useText } from '@reefdesk/web-kit';
import type { ItineraryFailures } from '../../use-itinerary.ts';

export interface ItineraryFailureProps {
  failures: ItineraryFailures;
  retry?: () => void;
}

/** Errors of the page's request and of the carousel's own, with a retry (TRAV-32, ERR-18..27). */
export function ItineraryFailure({ failures: { page, carousel }, retry }: ItineraryFailureProps) {
  const text = useText('travel');
  const pageSays = usePageTexts(page);
  const carouselSays = useCarouselTexts(carousel);
  const isMissing = page?.status === 404;
  const [title, ...details] = [isMissing && text('failed.noItinerary'), pageSays, carouselSays].filter(Boolean);
  if (!title) return null;
  return (
    <ErrorState title={title} className="min-h-72" actions={retry && <Button onClick={retry}>{text('failed.retryItinerary')}</Button>}>
      {details.map((detail) => (
        <p key={String(detail)}>{detail}</p>
      ))}
    </ErrorState>
  );
}

/** Covers ERR-18..20, ERR-22 and ERR-24. */
function usePageTexts(failure: ApiFailure | undefined): string {
  const text = useText('travel');
  const message = useServerTexts(failure);
  if (!failure || failure.status === 0) return text('failed.itinerary');
  if (failure.status === 200) return failure.message || text('failed.invalid');
  return message && text('error', { message: `${failure.status} - ${message}` });
}

/** Covers ERR-25..27, and VAL-06 if the package has no id. */
function useCarouselTexts(failure: ApiFailure | 'no-id' | undefined): string {
  const text = useText('travel');
  const answered = failure === 'no-id' ? undefined : failure;
  const message = useServerTexts(answered);
  if (failure === 'no-id') return text('failed.noId');
  if (!answered) return '';
  if (answered.status === 0) return text('failed.noResponse');
  if (answered.status === 200) return text('failed.request', { message: answered.message || text('failed.invalid') });
  return message && text('failed.server', { status: answered.status, message });
}

/** The server's message in the reader's language, or "Unknown error". */
function useServerTexts(failure: ApiFailure | undefined): string {
  const text = useText('travel');
  const message = useErrorText(failure);
  return failure?.code === undefined && failure?.message === UNKNOWN_FAILURE ? text('failed.unknown') : message;
}
