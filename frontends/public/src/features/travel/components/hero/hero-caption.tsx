import { buttonClass } from '@reefdesk/ui/button';
import { classNames, nameClass } from '@reefdesk/ui/class-names';
import { ClockIcon } from '@reefdesk/ui/icons';
import { useText } from '@reefdesk/web-kit';
import { useLocalisedText } from '../../../../shared/localised/use-localised-text.ts';
import type { Slide, Travel } from '../../travel.ts';
import type { LearnMore } from '../../use-learn-more.ts';
import { useTravelTexts } from '../../use-travel-texts.ts';
import { LEARN_MORE_ID } from '../learn-more/learn-more-panel.tsx';
import { ACTION, TravelActions } from '../travel-actions.tsx';

export interface HeroCaptionProps {
  travel: Travel;
  slide: Slide;
  learnMore: LearnMore;
  onItinerary: () => void;
}

export function HeroCaption({ travel, slide, learnMore, onItinerary }: HeroCaptionProps) {
  const text = useText('travel');
  const textOf = useLocalisedText();
  const tour = useTravelTexts();
  const name = textOf(slide.name);
  const comments = textOf(slide.comments);
  return (
    <div className="col-span-2 mt-auto max-w-2xl pt-6 lg:col-span-1 lg:my-auto lg:py-8">
      <div key={slide.key} className="animate-rise">
        <p className="inline-block rounded-full bg-shallows px-3.5 py-1 text-sm font-semibold text-abyss">{text('category')}</p>
        <h2 lang={name.lang} className={classNames('heading-1 mt-3 lg:mt-4', nameClass(name.value))}>
          {name.value}
        </h2>
        {slide.visitDuration && (
          <p className="mt-3 flex items-center gap-2 font-semibold text-foam lg:mt-5">
            <ClockIcon className="size-5 shrink-0 text-shallows" label={text('visitDuration')} />
            {tour.visitDuration(slide.visitDuration)}
          </p>
        )}
        {comments.value && (
          <p lang={comments.lang} className="mt-3 line-clamp-4 max-w-[34em] text-foam/95 lg:mt-4 lg:text-lg">
            {comments.value}
          </p>
        )}
      </div>
      <div className="mt-5 flex flex-wrap gap-2 md:gap-3 lg:mt-8">
        <button
          type="button"
          ref={learnMore.opener}
          aria-expanded={learnMore.isOpen}
          aria-controls={LEARN_MORE_ID}
          onClick={learnMore.open}
          className={buttonClass({ variant: 'light', className: ACTION })}
        >
          {text('learnMore')}
        </button>
        <TravelActions travel={travel} onItinerary={onItinerary} />
      </div>
    </div>
  );
}
