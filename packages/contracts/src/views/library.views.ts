import { IMAGE_USE_KINDS } from '../image-use-kinds.ts';
import { amount, choice, flag, listOf, orNone, part, view, word, words } from '../schema/view.ts';
import { focalView, imageMeta, imageView } from './images.views.ts';

export const imageUseView = view(
  'ImageUse',
  'A record that shows a picture. `kept`: something that is not shown now holds it, such as a record in the trash; it has no name here.',
  { kind: choice(IMAGE_USE_KINDS), record_id: word('Empty for `kept`.'), name: words() },
);

export const libraryImageView = view('LibraryImage', 'A picture of the library, with what shows it.', {
  image_id: word(),
  image: imageView,
  file_name: word('As it was uploaded; empty where nobody knows.'),
  type: word('What the upload was: `jpeg`.'),
  bytes: amount('Of what is kept.'),
  uploaded_at: word(),
  uploaded_by: orNone(part({ user_id: word(), name: word('Empty for who is not known any more.') })).meta({
    description: 'Null where nobody knows.',
  }),
  alt: words(),
  decorative: flag(),
  focal: orNone(focalView),
  uses: listOf(imageUseView),
  version: amount(),
  updated_at: word(),
});

export const libraryUploadView = view(
  'LibraryUpload',
  'A picture on its way into the library, part by part; it is forgotten a day after it began.',
  {
    upload_id: word(),
    name: word(),
    size: amount('Bytes.'),
    part_bytes: amount('Of every part but the last.'),
    parts: listOf(amount()).meta({ description: 'Those that are here, from 0, ascending.' }),
    image: orNone(imageMeta).meta({ description: 'What came of it, once all parts are here; its id is the `image_id`.' }),
  },
);

export const replacedView = view('ReplacedImage', 'What became of replacing a picture.', {
  image_id: word('Of the new picture.'),
  uses: listOf(imageUseView).meta({ description: 'What showed the old one.' }),
  done: flag().meta({ description: 'False: a part of the system is away, and is changed by itself as soon as it is back.' }),
});
