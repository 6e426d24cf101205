import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@reefdesk/contracts/languages';
import type { TranslationCounts } from '@reefdesk/contracts/translations/endpoints';
import { TRANSLATED_KINDS, type TranslatedKind } from '@reefdesk/contracts/translations/values';
import { CheckIcon } from '@reefdesk/ui/icons';
import { Link, useText } from '@reefdesk/web-kit';
import type { TranslationList } from './translation-list.ts';

/** Complete, missing and outdated translations by kind and language. The numbers link to the filtered list. */
export function TranslationCountsTable({ counts, list }: { counts: readonly TranslationCounts[]; list: TranslationList }) {
  const text = useText('translations');
  const languages = LANGUAGES.filter((language) => counts.some((one) => one.language === language));
  const kinds = TRANSLATED_KINDS.filter((kind) => counts.some((one) => one.kind === kind));
  return (
    <section
      aria-label={text('counts')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways on a phone is reached by keyboard, too.
      tabIndex={0}
      className="overflow-x-auto rounded-panel bg-white outline-offset-2"
    >
      <table className="w-full text-left text-xs sm:text-sm">
        <thead>
          <tr className="border-b border-ink/10">
            <td className="pl-4 sm:px-6" />
            {languages.map((language) => (
              <th key={language} scope="col" className="px-2 py-3 font-semibold sm:px-3">
                <span aria-hidden="true" className="sm:hidden">
                  {language.toUpperCase()}
                </span>
                <span className="max-sm:sr-only">{LANGUAGE_NAMES[language]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => (
            <tr key={kind} className="border-b border-ink/10 last:border-0">
              <th scope="row" className="py-3 pr-2 pl-4 align-top leading-6 font-semibold sm:px-6">
                {text(`kinds.${kind}`)}
              </th>
              {languages.map((language) => (
                <td key={language} className="px-2 py-3 align-top sm:px-3">
                  <Counts of={counts.find((one) => one.kind === kind && one.language === language)} list={list} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Counts({ of, list }: { of: TranslationCounts | undefined; list: TranslationList }) {
  const text = useText('translations');
  if (!of) return null;
  const { kind, language, complete, missing, stale } = of;
  return (
    <ul className="grid gap-0.5">
      {missing > 0 && (
        <li>
          <CountLink {...{ kind, language, list }} status="missing" count={missing} />
        </li>
      )}
      {stale > 0 && (
        <li>
          <CountLink {...{ kind, language, list }} status="stale" count={stale} />
        </li>
      )}
      <li className="flex min-h-6 items-center whitespace-nowrap text-ink/70">
        <span aria-hidden="true" className="flex items-center gap-1 sm:hidden">
          <CheckIcon className="size-3.5" /> {complete}
        </span>
        <span className="max-sm:sr-only">{text('figures.complete', { count: complete })}</span>
      </li>
    </ul>
  );
}

interface CountLinkProps {
  kind: TranslatedKind;
  language: Language;
  status: 'missing' | 'stale';
  count: number;
  list: TranslationList;
}

function CountLink({ kind, language, status, count, list }: CountLinkProps) {
  const text = useText('translations');
  return (
    <Link
      to={list.addressOf({ kind, language, status })}
      aria-label={`${text(`kinds.${kind}`)}, ${LANGUAGE_NAMES[language]}: ${text(`figures.${status}`, { count })}`}
      className="link inline-flex min-h-6 items-center font-semibold whitespace-nowrap text-coral-dark"
    >
      {text(`figures.${status}`, { count })}
    </Link>
  );
}
