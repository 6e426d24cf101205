import { useText } from '@reefdesk/web-kit';
import { useWords } from '../../../../shared/localised/use-words.ts';
import type { Travel } from '../../travel.ts';
import { useTourTexts } from '../../use-tour-texts.ts';
import { DottedFacts } from '../dotted-facts.tsx';

/** The package's name, in small print above its destinations. */
export function TourTitle({ travel }: { travel: Travel }) {
  const text = useText('travel');
  const tour = useTourTexts();
  const name = useWords()(travel.name);
  const facts = [...tour.shortFacts(travel), text('stops', { count: travel.slides.length })];
  return (
    <div className="self-center lg:col-span-2 lg:self-start lg:border-b lg:border-white/20 lg:pb-4 lg:flex lg:items-baseline lg:gap-x-5">
      <p lang={name.lang} className="font-display text-xl leading-tight lg:text-2xl">
        {name.words}
      </p>
      <p className="mt-1 overflow-hidden text-sm font-semibold text-foam text-shadow-[0_0_0.6em_var(--color-abyss)] lg:mt-0">
        <DottedFacts facts={facts} />
      </p>
    </div>
  );
}
