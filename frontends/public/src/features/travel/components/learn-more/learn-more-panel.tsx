import { classNames } from '@reefdesk/ui/class-names';
import { Spinner } from '@reefdesk/ui/spinner';
import { lazyComponent, useText } from '@reefdesk/web-kit';
import { Suspense } from 'react';
import { useLocalisedText } from '../../../../shared/localised/use-localised-text.ts';
import type { Slide } from '../../travel.ts';
import type { LearnMore } from '../../use-learn-more.ts';

export const LEARN_MORE_ID = 'learn-more';

export const loadLearnMore = () => import('./learn-more-content.tsx');
const LearnMoreContent = lazyComponent(loadLearnMore);

export interface LearnMorePanelProps {
  slide: Slide;
  tour: string;
  learnMore: LearnMore;
}

/** Opens at once, so that it can be scrolled to, and is animated when it closes (TRAV-16, STATE-22, CONST-17). */
export function LearnMorePanel({ slide, tour, learnMore: { isOpen, isPrepared, panel, close } }: LearnMorePanelProps) {
  const text = useText('travel');
  const name = useLocalisedText()(slide.name);
  return (
    <section
      ref={panel}
      id={LEARN_MORE_ID}
      tabIndex={-1}
      inert={!isOpen}
      aria-label={text('more.label', { name: name.value })}
      className={classNames(
        'bg-abyss outline-none',
        isOpen
          ? 'max-h-[2000px] overflow-x-clip overflow-y-auto'
          : 'invisible max-h-0 overflow-hidden transition-[max-height,visibility] duration-500',
      )}
    >
      <Suspense
        fallback={
          <div className="grid min-h-[calc(100svh-var(--navbar-height))] place-items-center">
            <Spinner className="size-10" />
          </div>
        }
      >
        {isPrepared && <LearnMoreContent key={slide.key} slide={slide} tour={tour} isOpen={isOpen} onClose={close} />}
      </Suspense>
    </section>
  );
}
