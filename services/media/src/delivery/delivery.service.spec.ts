import { AppError } from '@reefdesk/service-kit/errors/app-error';
import type { ImageDocument } from '../images/image.schema.ts';
import { DeliveryService } from './delivery.service.ts';

const ID = 'a'.repeat(40);
const rendition = { width: 640, format: 'webp', key: 'k', bytes: 1, hash: 'h' };
const image = { width: 640, renditions: [320, 640].map((width) => ({ ...rendition, width })) } as ImageDocument;

describe('DeliveryService', () => {
  let read: () => Promise<ImageDocument | null>;
  let service: DeliveryService;
  const find = (width = '640') => service.find(ID, width, ['webp']);

  beforeEach(() => {
    read = async () => image;
    service = new DeliveryService({ findReady: () => read() } as never, {} as never);
  });

  it.each<[string, () => Promise<never>]>([
    ['is away', () => Promise.reject(new AppError('service_unavailable'))],
    ['says nothing', () => new Promise(() => undefined)],
  ])('delivers what it knows while the database %s, and nothing else', async (_, failure) => {
    const known = await find();
    read = failure;
    expect(await find()).toEqual(known);
    read = () => Promise.reject(new AppError('service_unavailable'));
    await expect(find('320')).rejects.toMatchObject({ code: 'service_unavailable' });
  });

  it('stops delivering a picture that is gone from the database', async () => {
    await find();
    read = async () => null;
    await expect(find()).rejects.toMatchObject({ code: 'image_not_found' });
  });

  it('caches only final deliveries', async () => {
    read = async () => ({ ...image, renditions: [{ ...rendition, width: 320 }] }) as ImageDocument;
    expect((await find()).final).toBe(false);
    read = () => Promise.reject(new AppError('service_unavailable'));
    await expect(find()).rejects.toMatchObject({ code: 'service_unavailable' });
  });
});
