import { useLanguage, useText } from '@reefdesk/web-kit';
import { heroWide } from '../../../../shared/scenes/hero-wide.ts';
import { type Testimonial, testimonialPhotos, testimonialText } from '../../../../shared/testimonials/testimonial.ts';
import { PhotoGallery } from './photo-gallery.tsx';

export interface TestimonialGalleryProps {
  testimonial: Testimonial;
  photo: number;
  onPhoto: (photo: number) => void;
  open: boolean;
  onClose: () => void;
}

export default function TestimonialGallery({ testimonial, photo, onPhoto, open, onClose }: TestimonialGalleryProps) {
  const text = useText('landing');
  const language = useLanguage();
  const name = testimonialText(testimonial, 'name', language);
  const caption = text('testimonials.caption', { name });
  const photos = testimonialPhotos(testimonial, caption, language);
  const sample = { key: 'sample', url: new URL(heroWide.plain, location.href).href, caption, meta: null };
  return (
    <PhotoGallery
      name={name}
      location={testimonialText(testimonial, 'location', language)}
      rating={testimonial.rating}
      photos={photos.length > 0 ? photos : [sample]}
      index={photo}
      onIndex={onPhoto}
      open={open}
      onClose={onClose}
    />
  );
}
