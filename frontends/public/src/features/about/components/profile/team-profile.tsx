import type { IconComponent } from '@reefdesk/ui/icon';
import { AnchorIcon, BoatIcon, CompassIcon, ShellIcon } from '@reefdesk/ui/icons';
import { useText } from '@reefdesk/web-kit';

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
    <div className="mt-20 grid gap-x-10 gap-y-12 sm:grid-cols-2 lg:mt-28 lg:grid-cols-4">
      {CARDS.map(([key, Icon]) => (
        <article key={key} className="border-t border-ink/20 pt-6">
          <Icon strokeWidth={1.1} className="size-10 text-ocean" />
          <h3 className="mt-5 font-display text-xl">{text(`teamProfile.${key}.title`)}</h3>
          <p className="mt-3 text-ink/80">{text(`teamProfile.${key}.text`)}</p>
        </article>
      ))}
    </div>
  );
}
