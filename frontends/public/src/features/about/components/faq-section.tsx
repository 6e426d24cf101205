import { classNames } from '@reefdesk/ui/class-names';
import { PlusIcon } from '@reefdesk/ui/icons';
import { Container, Section } from '@reefdesk/ui/layout';
import { useElementId } from '@reefdesk/ui/use-element-id';
import { useText } from '@reefdesk/web-kit';
import { useState } from 'react';

interface Question {
  question: string;
  answer: string;
}

/** One answer open at a time (ABOUT-32, ABOUT-33, STATE-18). */
export function FaqSection() {
  const text = useText('about');
  const [open, setOpen] = useState<number>();
  return (
    <Section ground="sand" aria-labelledby="faq-heading">
      <Container className="grid gap-x-16 gap-y-10 lg:grid-cols-[2fr_3fr]">
        <header className="self-start lg:sticky lg:top-[calc(var(--navbar-height)+3rem)]">
          <h2 id="faq-heading" className="heading-2 max-w-[9em]">
            {text('faq.title')}
          </h2>
          <p className="lead mt-5 max-w-md">{text('faq.text')}</p>
        </header>
        <ul>
          {text.all<Question[]>('faq.items').map((item, index) => (
            <li key={item.question} className="border-t border-ink/20 last:border-b">
              <Entry {...item} open={open === index} onToggle={() => setOpen(open === index ? undefined : index)} />
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}

function Entry({ question, answer, open, onToggle }: Question & { open: boolean; onToggle: () => void }) {
  const id = useElementId();
  return (
    <>
      <h3>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={onToggle}
          className="flex w-full items-center justify-between gap-6 py-5 text-left font-display text-xl hover:text-ocean"
        >
          {question}
          <PlusIcon className={classNames('size-7 shrink-0 text-ocean transition-[rotate] duration-300', open && 'rotate-45')} />
        </button>
      </h3>
      <div
        id={id}
        className={classNames(
          'grid transition-[grid-template-rows,visibility] duration-300 ease-buoyant',
          open ? 'visible grid-rows-[1fr]' : 'invisible grid-rows-[0fr]',
        )}
      >
        <div className="overflow-hidden">
          <p className="max-w-[38em] pr-13 pb-7 text-ink/85">{answer}</p>
        </div>
      </div>
    </>
  );
}
