import type { SiteQuestionView } from '@reefdesk/contracts/site/values';
import { classNames } from '@reefdesk/ui/class-names';
import { PlusIcon } from '@reefdesk/ui/icons';
import { useElementId } from '@reefdesk/ui/use-element-id';
import { useState } from 'react';

export function Questions({ questions }: { questions: readonly SiteQuestionView[] }) {
  const [open, setOpen] = useState<number>();
  return (
    <ul>
      {questions.map((item, index) => (
        <li key={item.question} className="border-t border-ink/20 last:border-b">
          <Entry {...item} open={open === index} onToggle={() => setOpen(open === index ? undefined : index)} />
        </li>
      ))}
    </ul>
  );
}

function Entry({ question, answer, open, onToggle }: SiteQuestionView & { open: boolean; onToggle: () => void }) {
  const id = useElementId();
  return (
    <>
      <h3>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={onToggle}
          className="flex w-full items-center justify-between gap-6 py-2 text-left font-display hover:text-ocean sm:py-5 sm:text-xl"
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
