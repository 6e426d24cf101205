export { destinations } from './destinations/index.ts';
export { packages } from './packages.ts';
export { slides } from './slides.ts';
export { testimonials } from './testimonials.ts';
