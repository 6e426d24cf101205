export { departures } from './departures.ts';
export { destinations } from './destinations.ts';
export { enquiries } from './enquiries.ts';
export { packages } from './packages.ts';
export { slides } from './slides.ts';
// Newest first.
export { testimonials } from './testimonials.ts';
