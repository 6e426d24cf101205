import type { IconComponent } from '@reefdesk/ui/icon';
import { AnchorIcon, BoatIcon, CompassIcon, ShellIcon } from '@reefdesk/ui/icons';
import { useText } from '@reefdesk/web-kit';
import { Strip } from '../strip.tsx';

const CARDS: readonly (readonly [key: string, icon: IconComponent])[] = [
  ['vision', CompassIcon],
  ['mission', BoatIcon],
  ['history', ShellIcon],
  ['values', AnchorIcon],
];

/** Four cards (ABOUT-20). */
export function TeamProfile() {
  const text = useText('about');
  return (
    <Strip label={text('strips.profile')} className="mt-5 sm:mt-20 sm:grid-cols-2 sm:gap-x-10 sm:gap-y-12 lg:mt-28 lg:grid-cols-4">
      {CARDS.map(([key, Icon]) => (
        <li key={key}>
          <article className="border-t border-ink/20 pt-5 sm:pt-6">
            <Icon strokeWidth={1.1} className="size-9 text-ocean sm:size-10" />
            <h3 className="mt-3 font-display text-xl sm:mt-5">{text(`teamProfile.${key}.title`)}</h3>
            <p className="mt-2 text-ink/80 sm:mt-3">{text(`teamProfile.${key}.text`)}</p>
          </article>
        </li>
      ))}
    </Strip>
  );
}
