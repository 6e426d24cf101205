import { classNames } from '@reefdesk/ui/class-names';
import { ChevronDownIcon, SearchIcon } from '@reefdesk/ui/icons';
import { Container } from '@reefdesk/ui/layout';
import { useText } from '@reefdesk/web-kit';
import { type CategoryOption, type Filters, NO_LICENCE } from './filters.ts';

export interface FindBarProps {
  filters: Filters;
  onChange: (changed: Partial<Filters>) => void;
  categories: readonly CategoryOption[];
  /** True if a destination requires no licence; otherwise the chip is hidden, as it would find nothing. */
  licences: boolean;
  found: number;
}

export function FindBar({ filters, onChange, categories, licences, found }: FindBarProps) {
  const text = useText('destinations');
  return (
    <search
      aria-label={text('find.label')}
      className="sticky top-(--navbar-height) z-20 border-b border-ink/12 bg-sand/97 py-3 text-ink backdrop-blur-sm"
    >
      <Container className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <label className="relative min-w-0 basis-full sm:flex-1 sm:basis-0 lg:max-w-md">
          <span className="sr-only">{text('find.search')}</span>
          <SearchIcon className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-ink/65" />
          <input
            type="search"
            value={filters.q}
            onChange={({ target }) => onChange({ q: target.value })}
            placeholder={text('find.placeholder')}
            autoComplete="off"
            enterKeyHint="search"
            className="field rounded-full! bg-white! pl-11!"
          />
        </label>
        <label className="relative min-w-0 flex-1 basis-0 sm:flex-none sm:basis-auto">
          <span className="sr-only">{text('find.category')}</span>
          <select
            value={filters.category}
            onChange={({ target }) => onChange({ category: target.value })}
            className="field min-h-10! py-1.5! appearance-none sm:min-h-12! truncate rounded-full! bg-white! pr-8! pl-4! sm:pr-10! sm:pl-5!"
          >
            <option value="">{text('find.all')}</option>
            {categories.map(({ key, label }) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </select>
          <ChevronDownIcon className="pointer-events-none absolute top-1/2 right-3 size-4 sm:right-4 -translate-y-1/2 text-ink/65" />
        </label>
        {licences && (
          <button
            type="button"
            aria-pressed={filters.level !== ''}
            onClick={() => onChange({ level: filters.level ? '' : NO_LICENCE })}
            className={classNames(
              'min-h-10 rounded-full border px-4 text-sm font-semibold transition-colors sm:min-h-12',
              filters.level ? 'border-ocean bg-ocean text-white' : 'border-ink/25 bg-white hover:border-ink/60',
            )}
          >
            {text('find.noLicence')}
          </button>
        )}
        <p role="status" className="basis-full text-sm font-semibold text-ink/75 sm:ml-auto lg:basis-auto">
          {text('find.found', { count: found })}
        </p>
      </Container>
    </search>
  );
}
