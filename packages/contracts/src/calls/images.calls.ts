import type { Calls } from './call.ts';

const PICTURE = { contentTypes: ['image/avif', 'image/webp', 'image/jpeg'] };
const JPEG = { contentTypes: ['image/jpeg'] };
const ID = { id: 'Id of the image: its content' };
const answers = { 200: PICTURE, 206: PICTURE, 416: null };

export const imagesCalls: Calls = {
  'GET /media/{id}': {
    access: 'public',
    summary: 'An image, as large as it is kept',
    description: 'The format follows `Accept`. Never changes: kept for ever. Ranges are understood.',
    path: ID,
    answers,
    errors: ['image_not_found'],
  },
  'GET /media/{id}/{width}': {
    access: 'public',
    summary: 'An image in the width that fits best',
    description: 'With `.jpg` behind the width it is a JPEG, whatever the client accepts.',
    path: { ...ID, width: 'Wanted width in pixels' },
    answers,
    errors: ['image_not_found'],
  },
  'GET /media/{id}/cards/{card}': {
    access: 'public',
    summary: 'The card of a shared link: the picture with a name on it',
    description:
      'A page names it (`og:image`). `card` is `wide-…` (1200 by 630) or `square-…` (600 by 600) with 16 hexadecimal digits that stand for what is written on it, and `.jpg`. Drawn when first asked for; another name has another address.',
    path: { ...ID, card: 'Shape and digits, as a page names them' },
    answers: { ...answers, 200: JPEG, 206: JPEG },
    errors: ['image_not_found', 'too_many_attempts'],
  },
};
