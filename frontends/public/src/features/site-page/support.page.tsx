import { Container, Section } from '@reefdesk/ui/layout';
import { type PageReads, useLanguage, useText } from '@reefdesk/web-kit';
import { Questions } from '../../shared/operator/questions.tsx';
import { readQuestions, readSitePage, useSiteQuestionsQuery } from '../../shared/operator/site.api.ts';
import { SitePageScreen } from './site-page-screen.tsx';

export default function SupportPage() {
  const text = useText('site-page');
  const { data: questions = [] } = useSiteQuestionsQuery({ language: useLanguage() });
  return (
    <SitePageScreen page="support">
      {questions.length > 0 && (
        <Section ground="sand" aria-labelledby="questions-heading">
          <Container className="grid gap-x-16 gap-y-8 lg:grid-cols-[2fr_3fr]">
            <h2 id="questions-heading" className="heading-2 max-w-[9em] self-start">
              {text('support.questions')}
            </h2>
            <Questions questions={questions} />
          </Container>
        </Section>
      )}
    </SitePageScreen>
  );
}

const reads: PageReads = ({ language }, options) => [
  readSitePage({ page: 'support', language }, options),
  readQuestions({ language }, options),
];
SupportPage.reads = reads;
