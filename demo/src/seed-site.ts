import { SeedJournal } from './journal.ts';
import type { SiteAccess } from './site.ts';

export type { SiteAccess } from './site.ts';

export interface SeedOptions {
  site: SiteAccess;
  stateFile: string;
  pictures: string;
  /** Set by an explicit request: fills a site again that was seeded once and emptied since. */
  isAskedFor?: boolean;
  /** Multiplies destinations, packages, testimonials, enquiries and bookings. A site with demo content grows to this scale. */
  scale?: number;
  /** Enquiries that a site has for each unit of a scale above 1; as many as a real site by default. */
  enquiriesPerScale?: number;
  log: (line: string) => void;
}

export type SeedOutcome = 'seeded' | 'already seeded' | 'not empty';

/** Fills an empty site through the API. Continues an interrupted seeding without duplicates and keeps an admin's changes. */
export async function seedSite(options: SeedOptions): Promise<SeedOutcome> {
  const journal = SeedJournal.open(options.stateFile);
  if (journal.state === 'done' && !options.isAskedFor) return 'already seeded';
  // Imported here, because the content takes 10 MB and most starts find a seeded site.
  const { fillSite } = await import('./fill-site.ts');
  return fillSite(journal, options);
}
