import { classNames } from '@reefdesk/ui/class-names';
import { Container } from '@reefdesk/ui/layout';
import { useText } from '@reefdesk/web-kit';
import type { ListedPackage } from '../../shared/packages/package.ts';
import { type Choice, isOffered, KINDS, LENGTH_NAMES, SORTS, type Sort } from './choice.ts';

export interface ChipsProps {
  packages: readonly ListedPackage[];
  choice: Choice;
  onChange: (changed: Partial<Choice>) => void;
  found: number;
}

/** One scrolling line on phones: a number of lines that depends on the typeface would shift the list when it loads. */
const ROW =
  'scrollbar-none flex gap-2 max-sm:-mx-[clamp(1.25rem,5vw,4rem)] max-sm:-my-1 max-sm:min-w-0 max-sm:grow max-sm:basis-full max-sm:overflow-x-auto max-sm:scroll-px-[clamp(1.25rem,5vw,4rem)] max-sm:px-[clamp(1.25rem,5vw,4rem)] max-sm:py-1 sm:flex-wrap';

export function Chips({ packages, choice, onChange, found }: ChipsProps) {
  const text = useText('packages');
  return (
    <search
      aria-label={text('find.label')}
      className="z-20 border-b border-ink/12 bg-sand/97 py-3 text-ink sm:sticky sm:top-(--navbar-height)"
    >
      <Container className="flex flex-wrap items-center gap-x-6 gap-y-2.5">
        <fieldset className={ROW}>
          <legend className="sr-only">{text('find.length')}</legend>
          {LENGTH_NAMES.filter((length) => isOffered(packages, { length })).map((length) => (
            <Chip key={length} pressed={choice.length === length} onPress={(pressed) => onChange({ length: pressed ? length : undefined })}>
              {text(`lengths.${length}`)}
            </Chip>
          ))}
        </fieldset>
        <fieldset className={ROW}>
          <legend className="sr-only">{text('find.kind')}</legend>
          {KINDS.filter((kind) => isOffered(packages, { kind })).map((kind) => (
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
              onChange={({ target }) => onChange({ sort: target.value as Sort })}
              className="field min-h-11! rounded-full! bg-white! py-1.5! text-sm"
            >
              {SORTS.map((sort) => (
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
