import type { Position } from '@reefdesk/contracts/access';
import type { LanguageCode } from '@reefdesk/contracts/languages';
import { classNames } from '@reefdesk/ui/class-names';
import { useText } from '@reefdesk/web-kit';

const LOOKS: Readonly<Record<Position, string>> = {
  owner: 'bg-deep text-foam',
  editor: 'bg-lagoon/15 text-deep',
  translator: 'bg-sun/45 text-ink',
  agent: 'bg-coral/20 text-abyss',
};

export function PositionBadge({ position, languages }: { position: Position; languages?: readonly LanguageCode[] | undefined }) {
  const text = useText('people');
  return (
    <span className={classNames('rounded-full px-3 py-1 text-xs font-semibold whitespace-nowrap', LOOKS[position])}>
      {text(`values.${position}`)}
      {languages && ` · ${languages.join(', ')}`}
    </span>
  );
}
