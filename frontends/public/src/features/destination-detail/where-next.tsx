import { PATHS } from '@reefdesk/contracts/pages/site-paths';
import { buttonClass } from '@reefdesk/ui/button';
import { ArrowLeftIcon } from '@reefdesk/ui/icons';
import { Container } from '@reefdesk/ui/layout';
import { Link, useText } from '@reefdesk/web-kit';

/** The page does not end in nothing (DDET-29). */
export function WhereNext() {
  const text = useText('destination-detail');
  return (
    <section aria-labelledby="next-heading" className="bg-linear-to-b from-ocean via-deep to-abyss text-foam">
      <Container className="flex flex-wrap items-end justify-between gap-8 py-20 sm:py-28">
        <div className="max-w-xl">
          <h2 id="next-heading" className="heading-2">
            {text('end.title')}
          </h2>
          <p className="lead mt-4">{text('end.text')}</p>
        </div>
        <Link to={PATHS.destinations} className={buttonClass({ variant: 'outline', size: 'large' })}>
          <ArrowLeftIcon />
          {text('end.back')}
        </Link>
      </Container>
    </section>
  );
}
