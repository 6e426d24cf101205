import { PATHS } from '@reefdesk/contracts/pages/site-paths';
import { Button, buttonClass } from '@reefdesk/ui/button';
import { type ApiFailure, Link, useErrorText, useText } from '@reefdesk/web-kit';
import { useTravelPage } from '../use-travel-page.ts';

/** "Error:" and what it was (TRAV-02, ERR-17), with a second try and the way to the other packages. */
export function TravelFailure({ failure, onRetry }: { failure: ApiFailure; onRetry: () => void }) {
  const text = useText('travel');
  const words = useErrorText(failure);
  const isLost = failure.status === 404;
  const title = text(isLost ? 'failed.lost' : 'failed.title');
  const message = failure.status === 200 && !failure.message ? text('failed.unreadable') : words;
  useTravelPage(title);
  return (
    <div className="error-scene">
      <div className="absolute inset-0 bg-[linear-gradient(100deg,rgb(4_24_36/0.8),rgb(4_24_36/0.6)_45%,transparent_80%)] max-lg:bg-abyss/65" />
      <div className="relative max-w-xl">
        <div role="alert">
          <h1 className="heading-2">{title}</h1>
          {message && <p className="mt-5 text-lg font-semibold">{text('error', { message })}</p>}
          <p className="mt-3 text-foam/85">{text(isLost ? 'failed.lostText' : 'failed.text')}</p>
        </div>
        <div className="mt-8 flex flex-wrap gap-3">
          {!isLost && (
            <Button variant="primary" size="large" onClick={onRetry}>
              {text('retry')}
            </Button>
          )}
          <Link to={`${PATHS.home}#packages-section`} className={buttonClass({ variant: isLost ? 'primary' : 'outline', size: 'large' })}>
            {text('failed.packages')}
          </Link>
        </div>
      </div>
    </div>
  );
}
