import { AREAS } from '@reefdesk/contracts/access';
import type { IconComponent } from '@reefdesk/ui/icon';
import { ChatIcon, CompassIcon, ImageIcon, QuoteIcon, RouteIcon } from '@reefdesk/ui/icons';
import type { PaletteEntry, PaletteGroup } from '@reefdesk/ui/palette';
import { Link, useLocalise, useText } from '@reefdesk/web-kit';
import { useEffect, useState } from 'react';
import { matches } from '../../lists/matches.ts';
import { editDestinationPath, enquiryPath, PATHS, translatePath, travelDetailPath } from '../../paths.ts';
import { useRights } from '../../session/use-rights.ts';
import { useOwnLanguages } from '../../translations/use-own-languages.ts';
import { entriesFor } from './admin-navigation.ts';
import { type FoundKind, usePaletteEnquiriesQuery, usePaletteRecordsQuery } from './palette.api.ts';

/** Of one kind; who looks for a certain one types more. */
const SHOWN = 6;
/** The inbox is asked once somebody pauses, and for no single letter. */
const PAUSE_MS = 200;
const LEAST_LETTERS = 2;

const ICONS: Readonly<Record<FoundKind, IconComponent>> = {
  packages: RouteIcon,
  destinations: CompassIcon,
  testimonials: QuoteIcon,
  slides: ImageIcon,
};

/** What fits what is typed: screens and actions, records by their names in any language, enquiries by what the inbox searches; only what is theirs. */
export function usePaletteGroups(typed: string): { groups: PaletteGroup[]; isLoading: boolean } {
  const text = useText('palette');
  const layout = useText('layout');
  const may = useRights();
  const search = typed.trim();
  const packages = useFound('packages', search);
  const destinations = useFound('destinations', search);
  const testimonials = useFound('testimonials', search);
  const slides = useFound('slides', search);
  const enquiries = useEnquiries(search);
  const entries: (PaletteEntry & { isAction: boolean })[] = entriesFor(may).map(({ key, path, icon, doing }) => ({
    ...{ key, icon, label: layout(`pages.${key}`), isAction: doing ?? false },
    link: <Link to={path} />,
  }));
  const fitting = entries.filter(({ label }) => matches(search, [label]));
  const groups = [
    { key: 'screens', items: fitting.filter(({ isAction }) => !isAction) },
    { key: 'actions', items: fitting.filter(({ isAction }) => isAction) },
    { key: 'packages', items: packages.items },
    { key: 'destinations', items: destinations.items },
    { key: 'testimonials', items: testimonials.items },
    { key: 'slides', items: slides.items },
    { key: 'enquiries', items: enquiries.items },
  ];
  return {
    groups: groups.filter(({ items }) => items.length > 0).map(({ key, items }) => ({ key, items, label: text(`groups.${key}`) })),
    isLoading: [packages, destinations, testimonials, slides, enquiries].some(({ isLoading }) => isLoading),
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

/** Where somebody works on a record: its own screen, the list that shows it alone, or, for translators, where its texts stand. */
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
  const isAsked = search.length >= LEAST_LETTERS && may(AREAS.enquiries);
  const { currentData, isFetching } = usePaletteEnquiriesQuery(asked, { skip: !isAsked || asked.length < LEAST_LETTERS });
  const items = (isAsked ? (currentData ?? []) : []).map(({ enquiry_id: id, reference, name }) => ({
    ...{ key: `enquiries ${id}`, label: name, detail: reference, icon: ChatIcon, link: <Link to={enquiryPath(id)} /> },
  }));
  return { items, isLoading: isAsked && (isFetching || asked !== search) };
}
