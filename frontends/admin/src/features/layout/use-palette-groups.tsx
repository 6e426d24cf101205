import { AREAS } from '@reefdesk/contracts/access';
import type { IconComponent } from '@reefdesk/ui/icon';
import { ChatIcon, CompassIcon, ImageIcon, QuoteIcon, RouteIcon } from '@reefdesk/ui/icons';
import type { PaletteEntry, PaletteGroup } from '@reefdesk/ui/palette';
import { Link, useLocalise, useText } from '@reefdesk/web-kit';
import { useEffect, useState } from 'react';
import { editDestinationPath, enquiryPath, PATHS, translatePath, travelDetailPath } from '../../paths.ts';
import { matches } from '../../shared/lists/matches.ts';
import { useRights } from '../../shared/session/use-rights.ts';
import { useOwnLanguages } from '../../shared/translations/use-own-languages.ts';
import { entriesFor } from './admin-navigation.ts';
import { type FoundKind, usePaletteEnquiriesQuery, usePaletteRecordsQuery } from './palette.api.ts';

const SHOWN = 6;
const PAUSE_MS = 200;
const MIN_LETTERS = 2;

const ICONS: Readonly<Record<FoundKind, IconComponent>> = {
  packages: RouteIcon,
  destinations: CompassIcon,
  testimonials: QuoteIcon,
  slides: ImageIcon,
};

/** Returns the groups that match the typed text, with only the entries that the user may access. */
export function usePaletteGroups(typed: string): { groups: PaletteGroup[]; isLoading: boolean } {
  const text = useText('palette');
  const layout = useText('layout');
  const may = useRights();
  const search = typed.trim();
  const records = {
    packages: useFound('packages', search),
    destinations: useFound('destinations', search),
    testimonials: useFound('testimonials', search),
    slides: useFound('slides', search),
    enquiries: useEnquiries(search),
  };
  const entries: (PaletteEntry & { isAction: boolean })[] = entriesFor(may).map(({ key, path, icon, doing }) => ({
    ...{ key, icon, label: layout(`pages.${key}`), isAction: doing ?? false },
    link: <Link to={path} />,
  }));
  const fitting = entries.filter(({ label }) => matches(search, [label]));
  const groups = [
    { key: 'screens', label: text('groups.screens'), items: fitting.filter(({ isAction }) => !isAction) },
    { key: 'actions', label: text('groups.actions'), items: fitting.filter(({ isAction }) => isAction) },
    ...Object.entries(records).map(([key, { items }]) => ({ key, label: text(`kinds.${key}`), items })),
  ];
  return {
    groups: groups.filter(({ items }) => items.length > 0),
    isLoading: Object.values(records).some(({ isLoading }) => isLoading),
  };
}

interface Found {
  items: PaletteEntry[];
  isLoading: boolean;
}

function useFound(kind: FoundKind, search: string): Found {
  const may = useRights();
  const localise = useLocalise();
  const pathOf = usePathOf();
  const { data = [], isFetching } = usePaletteRecordsQuery(kind, { skip: search === '' || !may(AREAS.contentReading) });
  const items = data
    .filter(({ names }) => search !== '' && matches(search, Object.values(names)))
    .slice(0, SHOWN)
    .map(({ id, names }) => {
      const label = localise(names);
      return { key: `${kind} ${id}`, label, icon: ICONS[kind], link: <Link to={pathOf(kind, id, label)} /> };
    });
  return { items, isLoading: isFetching };
}

/** Returns the target of a record: its own screen, the list filtered by its name, or the translation screen for translators. */
function usePathOf() {
  const may = useRights();
  const [language] = useOwnLanguages();
  return (kind: FoundKind, id: string, name: string): string => {
    if (!may(AREAS.content) && language) return translatePath(kind, id, language);
    if (kind === 'packages') return travelDetailPath(id);
    if (kind === 'destinations') return editDestinationPath(id);
    return `${kind === 'slides' ? PATHS.gallery : PATHS.testimonials}?${new URLSearchParams({ q: name })}`;
  };
}

function useEnquiries(search: string): Found {
  const may = useRights();
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(search), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [search]);
  const isRequested = search.length >= MIN_LETTERS && may(AREAS.enquiries);
  const { currentData, isFetching } = usePaletteEnquiriesQuery(
    { query: { q: asked, limit: SHOWN } },
    { skip: !isRequested || asked.length < MIN_LETTERS },
  );
  const items = (isRequested ? (currentData ?? []) : []).map(({ enquiry_id: id, reference, name }) => ({
    ...{ key: `enquiries ${id}`, label: name, detail: reference, icon: ChatIcon, link: <Link to={enquiryPath(id)} /> },
  }));
  return { items, isLoading: isRequested && (isFetching || asked !== search) };
}
