export { departures } from './departures.ts';
export { destinations } from './destinations/index.ts';
export { enquiries } from './enquiries/index.ts';
export { packages } from './packages.ts';
export { slides } from './slides.ts';
// Newest first.
export { testimonials } from './testimonials.ts';
