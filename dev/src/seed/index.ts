import { CountCatalog, ImportCatalog } from '@reefdesk/contracts/messages/catalog.messages';
import { CountSlides, ImportSlides } from '@reefdesk/contracts/messages/media.messages';
import { CountTestimonials, ImportTestimonials } from '@reefdesk/contracts/messages/testimonials.messages';
import { destinationImports, picturesInUse, slideImports, testimonialImports, travelImports } from './demo-imports.ts';
import { type Ask, type NatsLogin, openNats } from './nats-client.ts';
import { bringPictures } from './pictures.ts';
import { readSeedState, writeSeedState } from './seed-state.ts';

export interface SeedOptions extends NatsLogin {
  /** Where the state of a seeding that was cut short is kept. */
  dataDir: string;
  log: (line: string) => void;
}

export type SeedOutcome = 'seeded' | 'already seeded' | 'not empty';

/**
 * Fills an empty system with the demo operator's content. Every import is idempotent by key, so a seeding that was
 * killed goes on at the next start; what an administrator changed or deleted afterwards is never touched.
 */
export async function seedDemo({ dataDir, log, ...login }: SeedOptions): Promise<SeedOutcome> {
  const { ask, close } = await openNats(login);
  try {
    const state = await readSeedState(dataDir);
    const empty = await isEmpty(ask);
    if (state === 'done' && !empty) return 'already seeded';
    if (state === 'none' && !empty) return 'not empty';
    await writeSeedState(dataDir, 'running');
    const images = await bringPictures(picturesInUse(), ask, (done, of) => {
      if (done % 10 === 0 || done === of) log(`${done} of ${of} pictures`);
    });
    await ask(ImportCatalog, { destinations: destinationImports(images), travels: travelImports(images) });
    await ask(ImportSlides, { slides: slideImports(images) });
    await ask(ImportTestimonials, { testimonials: testimonialImports(images, new Date()) });
    await writeSeedState(dataDir, 'done');
    return 'seeded';
  } finally {
    await close();
  }
}

async function isEmpty(ask: Ask): Promise<boolean> {
  const [catalog, slides, testimonials] = await Promise.all([ask(CountCatalog, {}), ask(CountSlides, {}), ask(CountTestimonials, {})]);
  return catalog.destinations + catalog.travels + slides.count + testimonials.count === 0;
}
