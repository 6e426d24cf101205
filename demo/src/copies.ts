// Copies of the content under their own keys and names, for load tests. They share the picture files, which the site stores once.
import { LIMITS } from '@reefdesk/contracts/limits';
import { destinations, packages, testimonials } from '../content/index.ts';
import type { DestinationContent, Localised, PackageContent, TestimonialContent } from '../content/types.ts';

export const MAX_SCALE = Math.floor(
  Math.min(LIMITS.destinations / destinations.length, LIMITS.travels / packages.length, LIMITS.testimonials / testimonials.length),
);

export interface ContentCopies {
  destinations: DestinationContent[];
  packages: PackageContent[];
  testimonials: TestimonialContent[];
}

/** Copies 2 to `scale` of the content. Packages refer to destinations of the same copy. */
export function copiesOf(scale: number): ContentCopies {
  const numbers = Array.from({ length: Math.max(0, scale - 1) }, (_, at) => at + 2);
  return {
    destinations: numbers.flatMap((number) => destinations.map((content) => again(content, number))),
    packages: numbers.flatMap((number) => packages.map((content) => ({ ...again(content, number), stops: stopsOf(content, number) }))),
    testimonials: numbers.flatMap((number) => testimonials.map((content) => again(content, number))),
  };
}

function again<Content extends { key: string; name: Localised }>(content: Content, number: number): Content {
  const { en, id, cn } = content.name;
  return { ...content, key: keyOf(content.key, number), name: { en: `${en} ${number}`, id: `${id} ${number}`, cn: `${cn} ${number}` } };
}

function stopsOf({ stops }: PackageContent, number: number): PackageContent['stops'] {
  return stops.map((stop) => ({ ...stop, destination: stop.destination && keyOf(stop.destination, number) }));
}

function keyOf(key: string, number: number): string {
  return `${key}/copy-${number}`;
}
