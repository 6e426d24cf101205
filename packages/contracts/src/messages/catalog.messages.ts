import { event } from './message.ts';

export const TravelsChanged = event<{ id: string; slug: string }>('catalog.travels.changed');
export const DestinationsChanged = event<{ id: string }>('catalog.destinations.changed');
