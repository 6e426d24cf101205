import type { TranslatedKind } from '@reefdesk/contracts/translations/values';
import { classNames } from '@reefdesk/ui/class-names';
import { useText } from '@reefdesk/web-kit';
import { useOpenTranslations } from './use-open-translations.ts';

export interface TranslationBadgeProps {
  kind: TranslatedKind;
  id: string;
  /** Badges to show. Lists that already show missing texts pass only `stale`. */
  shows?: readonly ('missing' | 'stale')[];
  className?: string;
}

/** Badges for the languages in which texts are missing, or older than the English text (EDT-07). */
export function TranslationBadge({ kind, id, shows = ['missing', 'stale'], className }: TranslationBadgeProps) {
  const text = useText('lists');
  const rows = useOpenTranslations(kind).filter((row) => row.id === id);
  return shows.map((lack) => {
    const languages = rows.filter((row) => row[lack].length > 0).map(({ language }) => language.toUpperCase());
    if (languages.length === 0) return null;
    return (
      <span key={lack} className={classNames('rounded-full bg-sun text-xs font-semibold text-ink', className ?? 'px-2.5 py-0.5')}>
        {text(`translation.${lack}Badge`, { languages: languages.join(', ') })}
      </span>
    );
  });
}
