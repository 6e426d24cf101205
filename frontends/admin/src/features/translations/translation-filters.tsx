import { LANGUAGE_NAMES } from '@reefdesk/contracts/languages';
import { TRANSLATED_KINDS } from '@reefdesk/contracts/translations/values';
import { Select } from '@reefdesk/ui/select';
import { useText } from '@reefdesk/web-kit';
import { useOwnLanguages } from '../../shared/translations/use-own-languages.ts';
import { STATUSES, type TranslationList } from './translation-list.ts';

const ALL = 'all';

/** Filters by kind, language and status, kept in the address. */
export function TranslationFilters({ list: { query, change } }: { list: TranslationList }) {
  const text = useText('translations');
  const languages = useOwnLanguages();
  const className = 'min-w-0 bg-white text-sm max-sm:gap-0.5 max-sm:px-2.5';
  return (
    <section aria-label={text('filters.label')} className="grid grid-cols-2 items-end gap-2 lg:grid-cols-3">
      <Select
        label={text('fields.status')}
        value={query.status ?? 'open'}
        options={STATUSES.map((value) => ({ value, label: text(`statuses.${value}`) }))}
        onChange={(value) => change({ status: value === 'open' ? '' : value })}
        className={`${className} max-lg:col-span-2`}
      />
      <Select
        label={text('filters.kind')}
        value={query.kind ?? ALL}
        options={[
          { value: ALL, label: text('filters.allKinds') },
          ...TRANSLATED_KINDS.map((value) => ({ value, label: text(`kinds.${value}`) })),
        ]}
        onChange={(value) => change({ kind: value === ALL ? '' : value })}
        className={className}
      />
      <Select
        label={text('language')}
        value={query.language ?? ALL}
        options={[
          { value: ALL, label: text('filters.allLanguages') },
          ...languages.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
        ]}
        onChange={(value) => change({ language: value === ALL ? '' : value })}
        className={className}
      />
    </section>
  );
}
