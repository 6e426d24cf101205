import type { Brand } from '@reefdesk/contracts/site/brand';

/** Degrees around the place that the embedded map shows: a walk across the town. */
const AROUND = { latitude: 0.008, longitude: 0.014 };

/** A maps search, for a new tab (ABOUT-39). */
export function directionsLink(query: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
}

/** The page of a map that may stand in a frame, with a pin in its middle. The gateway's policy allows its host. */
export function embeddedMap({ latitude, longitude }: Brand['map']): string {
  const box = [longitude - AROUND.longitude, latitude - AROUND.latitude, longitude + AROUND.longitude, latitude + AROUND.latitude];
  const query = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(5)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}
