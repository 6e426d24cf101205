import { buttonClass } from '@reefdesk/ui/button';
import { SendIcon } from '@reefdesk/ui/icons';
import { Container } from '@reefdesk/ui/layout';
import { useText } from '@reefdesk/web-kit';
import { useWords } from '../../../../shared/localised/use-words.ts';
import type { Slide } from '../../travel.ts';
import { useTourTexts } from '../../use-tour-texts.ts';
import { SlideFacts } from './slide-facts.tsx';
import { SlideGallery } from './slide-gallery.tsx';
import { UnderwaterBanner } from './underwater-banner.tsx';

export interface LearnMoreContentProps {
  slide: Slide;
  tour: string;
  isOpen: boolean;
  onClose: () => void;
}

/** All about one destination of the package (TRAV-17..23). */
export default function LearnMoreContent({ slide, tour, isOpen, onClose }: LearnMoreContentProps) {
  const text = useText('travel');
  const wordsOf = useWords();
  const { chat } = useTourTexts();
  const name = wordsOf(slide.name);
  const description = wordsOf(slide.description);
  const [first, ...rest] = description.words.split(/\n\s*\n/).filter((paragraph) => paragraph.trim());
  return (
    <>
      <UnderwaterBanner isOpen={isOpen} onClose={onClose} />
      <Container className="grid gap-x-14 gap-y-8 pt-8 pb-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)] lg:pt-12 lg:pb-20">
        <SlideGallery slide={slide} />
        <div>
          <p className="inline-block rounded-full bg-shallows px-3.5 py-1 text-sm font-semibold text-abyss">{text('category')}</p>
          <h2 lang={name.lang} className="heading-2 mt-3">
            {name.words}
          </h2>
          <div lang={description.lang} className="mt-5 grid gap-4 text-foam/90">
            {first && <p className="font-display text-xl leading-snug text-foam [&:lang(zh)]:leading-relaxed">{first}</p>}
            {rest.map((paragraph) => (
              <p key={paragraph} className="whitespace-pre-line max-md:text-sm">
                {paragraph}
              </p>
            ))}
          </div>
        </div>
        <div className="lg:col-span-2">
          <SlideFacts slide={slide} />
          <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
            <a
              href={chat('send', tour)}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonClass({ variant: 'primary', size: 'large' })}
            >
              <SendIcon />
              {text('more.send')}
            </a>
            <p className="text-foam/85">{text('more.sendHint')}</p>
          </div>
        </div>
      </Container>
    </>
  );
}
