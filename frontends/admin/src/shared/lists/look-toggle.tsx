import { classNames } from '@reefdesk/ui/class-names';
import { GridIcon, ListIcon } from '@reefdesk/ui/icons';
import { useText } from '@reefdesk/web-kit';
import { LOOKS, type Look } from './use-look.ts';

const ICONS = { cards: GridIcon, table: ListIcon } as const;

/** Toggle between cards and a table. */
export function LookToggle({ look, onChoose }: { look: Look; onChoose: (look: Look) => void }) {
  const text = useText('lists');
  return (
    <fieldset className="flex shrink-0 rounded-full bg-white p-0.5">
      <legend className="sr-only">{text('look.label')}</legend>
      {LOOKS.map((one) => {
        const Icon = ICONS[one];
        return (
          <button
            key={one}
            type="button"
            aria-pressed={one === look}
            aria-label={text(`look.${one}`)}
            title={text(`look.${one}`)}
            onClick={() => onChoose(one)}
            className={classNames('grid size-11 place-items-center rounded-full', one === look ? 'bg-deep text-white' : 'text-ocean')}
          >
            <Icon className="size-5" />
          </button>
        );
      })}
    </fieldset>
  );
}
