import { Container, Section } from '@reefdesk/ui/layout';
import { Skeleton } from '@reefdesk/ui/skeleton';
import { useLanguage, useText } from '@reefdesk/web-kit';
import { Questions } from '../../../shared/operator/questions.tsx';
import { useSiteQuestionsQuery } from '../../../shared/operator/site.api.ts';

/** The operator's questions and answers (ABOUT-32, ABOUT-33, SET-01); hidden if there are none or they cannot be loaded. */
export function FaqSection() {
  const text = useText('about');
  const { data, isLoading } = useSiteQuestionsQuery({ language: useLanguage() });
  if (!isLoading && !data?.length) return null;
  return (
    <Section ground="sand" aria-labelledby="faq-heading">
      <Container className="grid gap-x-16 gap-y-4 sm:gap-y-10 lg:grid-cols-[2fr_3fr]">
        <header className="self-start lg:sticky lg:top-[calc(var(--navbar-height)+3rem)]">
          <h2 id="faq-heading" className="heading-2 max-w-[9em]">
            {text('faq.title')}
          </h2>
          <p className="lead mt-4 max-w-md max-sm:hidden sm:mt-5">{text('faq.text')}</p>
        </header>
        {data ? <Questions questions={data} /> : <Skeleton className="h-136" />}
      </Container>
    </Section>
  );
}
