import Lightbox, { type LightboxProps } from '@reefdesk/web-kit/lightbox';
import { MissingPhoto } from './missing-photo.tsx';

/** The photos of a place over the whole screen (DDET-20..26, DDET-30). Load it lazily. */
export default function PlaceLightbox(props: Omit<LightboxProps, 'guided' | 'missing'>) {
  return <Lightbox {...props} guided missing={<MissingPhoto className="size-full" />} />;
}
