import { amount, listOf, view, word } from '../schema/view.ts';

export const imageView = view(
  'ImageView',
  'What a client needs to show one image without a jump: address, size, colour and preview. `url` is server-relative and content-addressed (`/media/{id}`); `{url}/{width}` exists for every entry of `widths`.',
  {
    id: word(),
    url: word(),
    width: amount('Pixels of the stored master, orientation applied.'),
    height: amount('Pixels.'),
    color: word('Dominant colour, `#rrggbb`.'),
    preview: word('Tiny blurred WebP as a `data:` URI, about 20 px wide.'),
    widths: listOf(amount()).meta({ description: 'Widths in pixels, ascending, that can be asked for now.' }),
  },
);

/** A view of an image, where there is one. */
export const imageMeta = imageView.nullable();
