import Lightbox, { type LightboxProps } from '@reefdesk/web-kit/lightbox';
import { MissingPhoto } from './missing-photo.tsx';

/** Full-screen photos of a destination (DDET-20..26, DDET-30). Load it lazily. */
export default function PlaceLightbox(props: Omit<LightboxProps, 'guided' | 'missing'>) {
  return <Lightbox {...props} guided missing={<MissingPhoto className="size-full" />} />;
}
