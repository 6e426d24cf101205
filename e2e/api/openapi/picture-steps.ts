import { cardPath } from '@reefdesk/contracts/images/share-cards';
import { brand, type Step, texts, type World } from './step.ts';
import { draftSteps, orderSteps, translationSteps, trashSteps, versionSteps } from './stored-steps.ts';

/** A card with the operator's own texts, which any picture may have. */
const CARD = cardPath('', 'square', { title: brand.tagline.en, name: brand.name }).split('/').at(-1) ?? '';
const slide = { image_title_en: 'Reef', image_title_id: 'Karang', image_desc_en: 'Blue' };

const newUpload = ({ pictureBytes }: World) => ({ name: 'reef.png', size: Number(pictureBytes) });
function learnUpload({ data }: { data: { upload_id: string } }, world: World): void {
  Object.assign(world, { uploadId: data.upload_id });
}

const ofImage = ({ imageId = '' }: World): World => ({ id: imageId });

export const PICTURE_STEPS: readonly Step[] = [
  {
    call: 'POST /api/gallery',
    fields: () => ({ galleryData: slide }),
    files: ['image'],
    learn: (body: { data: { gallery_id: string } }, world) => void Object.assign(world, { id: body.data.gallery_id }),
  },
  { call: 'PATCH /api/gallery/{id}', json: () => ({ image_desc_cn: '珊瑚' }) },
  {
    call: 'PATCH /api/gallery/{id}',
    fields: () => ({ galleryData: { image_desc_en: 'Bluer' } }),
    files: ['image'],
    learn: ({ data }: { data: { image_url: string } }, world) =>
      void Object.assign(world, { laterImageId: data.image_url.split('/').at(-1) ?? '' }),
  },
  { call: 'PATCH /api/gallery/{id}/image', files: ['image'] },
  { call: 'PATCH /api/gallery/{id}', json: ({ imageId }) => ({ image_id: imageId }) },
  ...versionSteps('slides', 'id'),
  {
    call: 'POST /api/gallery',
    fields: () => ({ galleryData: slide }),
    files: ['image'],
    learn: (body: { data: { gallery_id: string } }, world) => void Object.assign(world, { otherId: body.data.gallery_id }),
  },
  ...orderSteps('slides', 'otherId'),
  { call: 'DELETE /api/gallery/{id}', at: ({ otherId = '' }) => ({ id: otherId }) },
  { call: 'DELETE /api/trash/slides/{id}', at: ({ otherId = '' }) => ({ id: otherId }) },
  ...draftSteps('slides', 'id', { image_desc_en: 'Blue by day' }),
  ...translationSteps('slides', 'id', 'image_desc'),
  { call: 'GET /api/gallery' },
  { call: 'GET /api/gallery-slides' },
  { call: 'GET /api/gallery-slides', query: '?page=1&limit=1' },
  { call: 'DELETE /api/gallery/{id}' },
  ...trashSteps('slides', 'id', { call: 'DELETE /api/gallery/{id}' }),
  { call: 'GET /api/library', query: '?q=jpg&missing_alt=true&limit=10' },
  { call: 'GET /api/library', query: '?unused=true' },
  { call: 'GET /api/library/{id}', at: ofImage },
  {
    call: 'PATCH /api/library/{id}',
    at: ofImage,
    json: () => ({ alt: texts('A reef from above'), decorative: false, focal: { x: 0.25, y: 0.5 } }),
  },
  { call: 'GET /media/{id}', at: ofImage },
  { call: 'GET /media/{id}/{width}', at: ({ imageId = '' }) => ({ id: imageId, width: '320' }) },
  { call: 'GET /media/{id}/cards/{card}', at: ({ imageId = '' }) => ({ id: imageId, card: CARD }) },
  { call: 'POST /api/library/{id}/replace', at: ofImage, json: ({ laterImageId = '' }) => ({ image_id: laterImageId }) },
  { call: 'DELETE /api/library/{id}', at: ofImage },
  { call: 'POST /api/library/uploads', json: newUpload, learn: learnUpload },
  { call: 'GET /api/library/uploads/{uploadId}' },
  { call: 'PUT /api/library/uploads/{uploadId}/parts/{part}', at: ({ uploadId = '' }) => ({ uploadId, part: '0' }), files: ['part'] },
  { call: 'POST /api/library/uploads', json: newUpload, learn: learnUpload },
  { call: 'DELETE /api/library/uploads/{uploadId}' },
];
