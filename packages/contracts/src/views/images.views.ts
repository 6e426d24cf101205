import { amount, listOf, view, word, words } from '../schema/view.ts';

export const focalView = view('FocalPoint', 'What a crop keeps in sight, from 0 (left, top) to 1 (right, bottom).', {
  x: amount(),
  y: amount(),
});

export const imageView = view(
  'ImageView',
  'What a client needs to show one image without a jump: address, size, colour and preview. `url` is server-relative and content-addressed (`/media/{id}`); `{url}/{width}` exists for every entry of `widths`. `alt` and `focal` are there where somebody gave them.',
  {
    id: word(),
    url: word(),
    width: amount('Pixels of the stored master, orientation applied.'),
    height: amount('Pixels.'),
    color: word('Dominant colour, `#rrggbb`.'),
    preview: word('Tiny blurred WebP as a `data:` URI, about 20 px wide.'),
    widths: listOf(amount()).meta({ description: 'Widths in pixels, ascending, that can be asked for now.' }),
    alt: words().optional().default(undefined),
    focal: focalView.optional().default(undefined),
  },
);

/** Image view, or null if there is no image. */
export const imageMeta = imageView.nullable();
