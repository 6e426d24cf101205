import { PACKAGE_SORTS, type PackageChoices, type PackageSort } from '@reefdesk/contracts/travels/search';
import { classNames } from '@reefdesk/ui/class-names';
import { Container } from '@reefdesk/ui/layout';
import { useText } from '@reefdesk/web-kit';
import type { Choice } from './use-choice.ts';

export interface ChipsProps {
  /** A chip without results is not shown. */
  choices: PackageChoices;
  choice: Choice;
  onChange: (changed: Partial<Choice>) => void;
  found: number;
}

/** One scrolling line on phones: a number of lines that depends on the typeface would shift the list when it loads. */
const ROW =
  'scrollbar-none flex gap-2 max-sm:-mx-[clamp(1.25rem,5vw,4rem)] max-sm:-my-1 max-sm:min-w-0 max-sm:grow max-sm:basis-full max-sm:overflow-x-auto max-sm:scroll-px-[clamp(1.25rem,5vw,4rem)] max-sm:px-[clamp(1.25rem,5vw,4rem)] max-sm:py-1 sm:flex-wrap';

export function Chips({ choices, choice, onChange, found }: ChipsProps) {
  const text = useText('packages');
  return (
    <search
      aria-label={text('find.label')}
      className="z-20 border-b border-ink/12 bg-sand/97 py-3 text-ink sm:sticky sm:top-(--navbar-height)"
    >
      <Container className="flex flex-wrap items-center gap-x-6 gap-y-2.5">
        <fieldset className={ROW}>
          <legend className="sr-only">{text('find.length')}</legend>
          {choices.days.map((days) => (
            <Chip key={days} pressed={choice.days === days} onPress={(pressed) => onChange({ days: pressed ? days : undefined })}>
              {text(`lengths.${days}`)}
            </Chip>
          ))}
        </fieldset>
        <fieldset className={ROW}>
          <legend className="sr-only">{text('find.kind')}</legend>
          {choices.kinds.map((kind) => (
            <Chip key={kind} pressed={choice.kind === kind} onPress={(pressed) => onChange({ kind: pressed ? kind : undefined })}>
              {text(`kinds.${kind}`)}
            </Chip>
          ))}
        </fieldset>
        <div className="flex grow items-center justify-between gap-4 sm:ml-auto sm:grow-0">
          <p role="status" className="text-sm font-semibold text-ink/75">
            {text('find.found', { count: found })}
          </p>
          <label>
            <span className="sr-only">{text('find.sort')}</span>
            <select
              value={choice.sort}
              onChange={({ target }) => onChange({ sort: target.value as PackageSort })}
              className="field min-h-11! rounded-full! bg-white! py-1.5! text-sm"
            >
              {PACKAGE_SORTS.map((sort) => (
                <option key={sort} value={sort}>
                  {text(`sorts.${sort}`)}
                </option>
              ))}
            </select>
          </label>
        </div>
      </Container>
    </search>
  );
}

interface ChipProps {
  pressed: boolean;
  onPress: (pressed: boolean) => void;
  children: string;
}

function Chip({ pressed, onPress, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={() => onPress(!pressed)}
      className={classNames(
        'min-h-11 shrink-0 rounded-full border px-3.5 text-sm sm:px-4 font-semibold whitespace-nowrap transition-colors',
        pressed ? 'border-ocean bg-ocean text-white' : 'border-ink/25 bg-white hover:border-ink/60',
      )}
    >
      {children}
    </button>
  );
}
