import { Button, buttonClass } from '@reefdesk/ui/button';
import { type ApiFailure, Link, useText } from '@reefdesk/web-kit';
import { useDetailPage } from './use-detail-page.ts';

/** A card in open water: what happened, and the way to the other places (DDET-02, ERR-16). */
export function DetailFailure({ failure, onRetry }: { failure: ApiFailure; onRetry: () => void }) {
  const text = useText('destination-detail');
  const kind = failureKind(failure);
  const failed = kind === 'failed';
  useDetailPage(text(`failure.${kind}.title`));
  return (
    <div className="error-scene">
      <div className="relative mb-14 max-w-xl rounded-panel lg:mb-0 bg-foam p-7 text-ink shadow-lift sm:p-10">
        <div role="alert">
          <h1 className="heading-2">{text(`failure.${kind}.title`)}</h1>
          <p className="mt-5 text-lg font-semibold">{text(`failure.${kind}.text`)}</p>
          <p className="mt-3 text-ink/80">{text(`failure.${kind}.more`)}</p>
        </div>
        <div className="mt-8 flex flex-wrap gap-3">
          {failed && (
            <Button variant="primary" onClick={onRetry}>
              {text('retry')}
            </Button>
          )}
          <Link to="/destinations" className={buttonClass({ variant: failed ? 'outline' : 'primary' })}>
            {text('end.back')}
          </Link>
        </div>
      </div>
    </div>
  );
}

/** `lost`: there is no such place. `unreadable`: an answer that is no destination. `failed`: no answer, or a broken server. */
type FailureKind = 'lost' | 'unreadable' | 'failed';

/** Which of the three texts it gets (ERR-13..15, OR-07). */
function failureKind({ status }: Pick<ApiFailure, 'status'>): FailureKind {
  if (status === 404) return 'lost';
  return status === 200 || status === 400 ? 'unreadable' : 'failed';
}
