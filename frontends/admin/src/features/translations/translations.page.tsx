import { LANGUAGE_NAMES } from '@reefdesk/contracts/languages';
import type { TranslationView } from '@reefdesk/contracts/translations/endpoints';
import { TRANSLATED_KINDS } from '@reefdesk/contracts/translations/values';
import { Button, buttonClass } from '@reefdesk/ui/button';
import { CheckIcon } from '@reefdesk/ui/icons';
import { Select } from '@reefdesk/ui/select';
import { Skeleton } from '@reefdesk/ui/skeleton';
import { Link, useLocalise, usePage, useText } from '@reefdesk/web-kit';
import { PATHS, translatePath } from '../../paths.ts';
import { Badge } from '../../shared/lists/badge.tsx';
import { CursorList } from '../../shared/lists/cursor-list.tsx';
import { ListHeader } from '../../shared/lists/list-header.tsx';
import { useCursorQuery } from '../../shared/lists/use-cursor-query.ts';
import { useTranslationsQuery } from '../../shared/translations/translations.api.ts';
import { useOwnLanguages } from '../../shared/translations/use-own-languages.ts';
import { TranslationCountsTable } from './translation-counts.tsx';
import { askedOf, STATUSES, TRANSLATION_LIST, type TranslationList } from './translation-list.ts';

const ALL = 'all';

function TranslationFilters({ list: { query, change } }: { list: TranslationList }) {
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

/** Overview of all incomplete translations (EDT-07). */
export default function TranslationsPage() {
  const text = useText('translations');
  const list = useCursorQuery(TRANSLATION_LIST);
  const result = useTranslationsQuery({ query: askedOf(list.query) });
  const { data, isFetching, isLoading, refetch } = result;
  usePage({ title: text('pages.translations'), page: 'translations' });
  return (
    <main id="main" tabIndex={-1} className="flex flex-col gap-5 outline-none lg:gap-7">
      <ListHeader title={text('pages.translations')} lead={text('lead')}>
        <Link to={PATHS.glossary} className={buttonClass({ variant: 'outline' })}>
          {text('pages.glossary')}
        </Link>
      </ListHeader>
      {isLoading && <Skeleton className="h-72 w-full rounded-panel" />}
      {data && <TranslationCountsTable counts={data.counts} list={list} />}
      {data && data.away.length > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-4 rounded-panel bg-white p-5 md:px-6">
          <p role="alert" className="font-semibold text-coral-dark">
            {text('away', { kinds: data.away.map((kind) => text(`kinds.${kind}`)).join(', ') })}
          </p>
          <Button variant="outline" busy={isFetching} onClick={() => void refetch()}>
            {text('retry')}
          </Button>
        </div>
      )}
      <TranslationFilters list={list} />
      <CursorList namespace="translations" icon={CheckIcon} result={result} list={list}>
        {(row) => <TranslationRow key={`${row.kind} ${row.id} ${row.language}`} row={row} />}
      </CursorList>
    </main>
  );
}

function TranslationRow({ row }: { row: TranslationView }) {
  const text = useText('translations');
  const localise = useLocalise();
  const { kind, id, names, language, complete, missing, stale } = row;
  const name = localise(names) || text('withoutName');
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 bg-white px-4 py-3.5 sm:px-6">
      <div className="min-w-0">
        <Link
          to={translatePath(kind, id, language)}
          className="link inline-flex min-h-6 items-center font-semibold text-ocean wrap-anywhere"
        >
          {name}
        </Link>
        <p className="mt-0.5 text-sm text-ink/75">
          {text(`one.${kind}`)} · {LANGUAGE_NAMES[language]}
        </p>
      </div>
      <p className="flex flex-wrap gap-2">
        {missing.length > 0 && <Badge className="bg-coral/25 text-abyss">{text('missing', { count: missing.length })}</Badge>}
        {stale.length > 0 && <Badge className="bg-sun/45 text-ink">{text('stale', { count: stale.length })}</Badge>}
        {complete && <Badge className="bg-lagoon/15 text-deep">{text('statuses.complete')}</Badge>}
      </p>
    </li>
  );
}
