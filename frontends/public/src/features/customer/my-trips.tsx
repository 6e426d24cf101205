import type { UserView } from '@reefdesk/contracts/accounts/views';
import { Button } from '@reefdesk/ui/button';
import { Container, Section, SectionHeading } from '@reefdesk/ui/layout';
import { Skeleton } from '@reefdesk/ui/skeleton';
import { FailurePanel, useText } from '@reefdesk/web-kit';
import { useState } from 'react';
import { useMyTripsQuery } from './customer.api.ts';
import { OwnTrip } from './own-trip.tsx';
import type { CustomerSessionState } from './use-customer-session.ts';

interface MyTripsProps extends Pick<CustomerSessionState, 'withSession'> {
  user: UserView;
}

export function MyTrips({ user, withSession }: MyTripsProps) {
  const text = useText('customer');
  const { user_id: userId, email, email_verified: isVerified } = user;
  const [cursor, setCursor] = useState<string>();
  const { data, error, isFetching, refetch } = useMyTripsQuery({ userId, ...(cursor && { cursor }) }, { skip: !isVerified });
  return (
    <Section ground="sand" aria-labelledby="my-trips">
      <Container>
        <SectionHeading id="my-trips" title={text('mine.title')} className="mb-8">
          {text('mine.text')}
        </SectionHeading>
        {!isVerified ? (
          <p className="max-w-prose wrap-anywhere">{text('mine.unverified', { email })}</p>
        ) : data ? (
          <>
            {data.trips.length === 0 && <p className="max-w-prose wrap-anywhere">{text('mine.empty', { email })}</p>}
            <ul aria-label={text('mine.title')} className="grid gap-4 empty:hidden lg:grid-cols-2">
              {data.trips.map((trip) => (
                <OwnTrip key={trip.trip_id} trip={trip} userId={userId} withSession={withSession} />
              ))}
            </ul>
            {data.nextCursor !== null && (
              <Button variant="outline" busy={isFetching} className="mt-6" onClick={() => setCursor(data.nextCursor ?? undefined)}>
                {text('mine.more')}
              </Button>
            )}
          </>
        ) : error ? (
          <FailurePanel title={text('mine.failed')}>
            <Button onClick={() => void refetch()}>{text('retry')}</Button>
          </FailurePanel>
        ) : (
          <div role="status" aria-label={text('mine.loading')} className="grid gap-4 lg:grid-cols-2">
            <Skeleton className="h-56 rounded-panel!" />
            <Skeleton className="h-56 rounded-panel! max-lg:hidden" />
          </div>
        )}
      </Container>
    </Section>
  );
}
