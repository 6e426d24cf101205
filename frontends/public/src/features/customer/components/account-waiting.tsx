import { Container, Section } from '@reefdesk/ui/layout';
import { Skeleton } from '@reefdesk/ui/skeleton';

/** About as high as what comes. */
export function AccountWaiting() {
  return (
    <Section ground="sand" aria-hidden="true">
      <Container className="grid gap-12 lg:grid-cols-2 lg:gap-20">
        <Skeleton className="h-80 rounded-panel!" />
        <Skeleton className="h-[36rem] rounded-panel!" />
      </Container>
    </Section>
  );
}
