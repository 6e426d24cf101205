import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DestinationView } from '@reefdesk/contracts/destinations/endpoints';
import { cardDigest } from '@reefdesk/contracts/images/share-cards';
import { LANGUAGES, localise } from '@reefdesk/contracts/languages';
import { FIND_CARD_TITLE } from '@reefdesk/contracts/messages/catalog.messages';
import type { TravelPageView } from '@reefdesk/contracts/travels/views';
import { destination, galleryImage, storedImage, travel } from './builders.ts';
import { CatalogUnderTest } from './catalog-under-test.ts';

const NAME = 'Tangkasi';

describe('the title of a share card', () => {
  let catalog: CatalogUnderTest;
  beforeAll(async () => {
    catalog = await CatalogUnderTest.start();
  });
  afterAll(() => catalog.stop());
  beforeEach(async () => {
    await catalog.empty();
    await catalog.travels.insertMany([
      travel('a', { slug: 'a', name: { en: 'Four islands', id: '', cn: '四岛' }, image: storedImage('reef') }),
      travel('b', { slug: 'b', name: { en: 'Draft', id: 'Draf', cn: '草稿' }, image: storedImage('reef'), status: 'draft' }),
    ]);
    await catalog.destinations.insertMany([
      destination('wall', { images: [galleryImage('reef', true), galleryImage('turtle')] }),
      destination('closed', { images: [galleryImage('lake', true)], status: 'inactive' }),
    ]);
  });

  const titleOf = async (imageId: string, title: string) =>
    (await catalog.media.ask(FIND_CARD_TITLE.catalog, { imageId, name: NAME, digest: cardDigest({ title, name: NAME }) })).title;

  it('is the name of a package or destination that shows the picture, in each language', async () => {
    const travelPage = (await catalog.get<{ data: TravelPageView }>('/api/travel/a')).body.data.travel.name;
    const wall = (await catalog.get<{ data: DestinationView }>('/api/destination/wall')).body.data.name;
    for (const title of [travelPage, wall].flatMap((names) => LANGUAGES.map((language) => localise(names, language))))
      expect(await titleOf('reef', title)).toBe(title);
  });

  it('is never the name of a hidden record, of another picture or of an earlier version', async () => {
    expect(await titleOf('reef', 'Draft')).toBeNull();
    expect(await titleOf('lake', 'Name of closed')).toBeNull();
    expect(await titleOf('turtle', 'Name of wall')).toBeNull();
    expect(await titleOf('nothing', 'Four islands')).toBeNull();
    await catalog.travels.updateOne({ _id: 'a' }, { $set: { name: { en: 'Five islands', id: '', cn: '五岛' } } });
    expect(await titleOf('reef', 'Four islands')).toBeNull();
    expect(await titleOf('reef', 'Five islands')).toBe('Five islands');
  });

  it('is not searched for an invalid request', async () => {
    await expect(
      catalog.media.ask(FIND_CARD_TITLE.catalog, { imageId: { $ne: null }, name: NAME, digest: '' } as never),
    ).rejects.toMatchObject({ code: 'bad_request' });
  });
});
