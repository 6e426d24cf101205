export { destinations } from './destinations/index.ts';
export { packages } from './packages.ts';
export { slides } from './slides.ts';
export { testimonials } from './testimonials.ts';
export type { DestinationContent, Localised, PackageContent, SlideContent, StopContent, TestimonialContent } from './types.ts';
