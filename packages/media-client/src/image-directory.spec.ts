import { Logger } from '@nestjs/common';
import type { ImageView } from '@reefdesk/contracts/images/endpoints';
import { imagePath } from '@reefdesk/contracts/images/values';
import { DescribeImages } from '@reefdesk/contracts/messages/media.messages';
import type { Message } from '@reefdesk/contracts/messages/message';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import type { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import { ImageDirectory } from './image-directory.ts';
import { imageViewOf, type StoredImage } from './stored-image.ts';

const stored = (id: string, widths = [640]): StoredImage => ({ id, width: 1_000, height: 600, color: '#112233', preview: 'data:', widths });
const NOW_THERE = [320, 640, 960];

function mediaThat(answer: (ids: string[]) => ImageView[] | Promise<ImageView[]>) {
  const asked: string[][] = [];
  const ask = async (contract: Message<unknown, unknown>, { ids }: { ids: string[] }) => {
    expect(contract).toBe(DescribeImages);
    asked.push(ids);
    return { images: await answer(ids) };
  };
  return { asked, directory: new ImageDirectory({ ask } as unknown as MessageBus) };
}

const complete = (ids: string[]) => ids.map((id) => imageViewOf(stored(id), { widths: NOW_THERE }));

describe('ImageDirectory', () => {
  beforeAll(() => Logger.overrideLogger(false));
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('replaces the stored widths by the current ones with a single request', async () => {
    const { directory, asked } = mediaThat(complete);
    const views = await directory.views([stored('a'), stored('b'), stored('a')]);
    expect(views.get('a')).toEqual({ ...stored('a'), url: imagePath('a'), widths: NOW_THERE });
    expect(views.size).toBe(2);
    await directory.views([stored('a'), stored('b')]);
    expect(asked).toEqual([['a', 'b']]);
  });

  it('adds the alternative text and focal point from media, even if all renditions existed when the image was stored', async () => {
    const details = { alt: { en: 'A reef', id: '', cn: '' }, focal: { x: 0.2, y: 1 } };
    const { directory, asked } = mediaThat((ids) => ids.map((id) => imageViewOf(stored(id), { widths: NOW_THERE, ...details })));
    expect(await directory.view(stored('a', NOW_THERE))).toMatchObject(details);
    directory.learn(imageViewOf(stored('a'), { widths: NOW_THERE }));
    expect(await directory.view(stored('a', NOW_THERE))).not.toHaveProperty('alt');
    expect(asked).toEqual([['a']]);
  });

  it('uses the stored data if media does not reply within 300 ms, and the reply afterwards', async () => {
    let answer = (_: ImageView[]): void => undefined;
    const { directory, asked } = mediaThat(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const first = directory.views([stored('a')]);
    const second = directory.views([stored('a')]);
    await jest.advanceTimersByTimeAsync(299);
    expect(await Promise.race([first.then(() => 'answered'), Promise.resolve('waits')])).toBe('waits');
    await jest.advanceTimersByTimeAsync(1);
    expect((await first).get('a')?.widths).toEqual([640]);
    expect((await second).get('a')?.widths).toEqual([640]);
    answer(complete(['a']));
    await jest.advanceTimersByTimeAsync(0);
    expect((await directory.view(stored('a')))?.widths).toEqual(NOW_THERE);
    expect(asked).toHaveLength(1);
  });

  it('sends no request for two seconds after media failed', async () => {
    const { directory, asked } = mediaThat(() => Promise.reject(new AppError('service_unavailable')));
    expect((await directory.view(stored('a')))?.widths).toEqual([640]);
    expect((await directory.view(stored('a')))?.widths).toEqual([640]);
    expect(asked).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(2_001);
    await directory.view(stored('a'));
    expect(asked).toHaveLength(2);
  });

  it('takes data from an event and refreshes it later in the background', async () => {
    const { directory, asked } = mediaThat(complete);
    directory.learn(imageViewOf(stored('a'), { widths: [320, 640] }));
    expect((await directory.view(stored('a')))?.widths).toEqual([320, 640]);
    expect(asked).toEqual([]);
    await jest.advanceTimersByTimeAsync(15_001);
    expect((await directory.view(stored('a')))?.widths).toEqual([320, 640]);
    await jest.advanceTimersByTimeAsync(0);
    expect((await directory.view(stored('a')))?.widths).toEqual(NOW_THERE);
    expect(asked).toEqual([['a']]);
  });

  it('keeps its intervals when the system clock is set back', async () => {
    const { directory, asked } = mediaThat((ids) => {
      if (asked.length === 1) throw new AppError('service_unavailable');
      return complete(ids).map((image) => ({ ...image, widths: [640] }));
    });
    await directory.view(stored('a'));
    jest.setSystemTime(Date.now() - 3_600_000);
    await jest.advanceTimersByTimeAsync(2_001);
    await directory.view(stored('a'));
    expect(asked).toHaveLength(2);
    jest.setSystemTime(Date.now() - 3_600_000);
    await jest.advanceTimersByTimeAsync(15_001);
    await directory.view(stored('a'));
    expect(asked).toHaveLength(3);
  });

  it('does not repeat the request for an image that media does not know', async () => {
    const { directory, asked } = mediaThat(() => []);
    expect((await directory.view(stored('a')))?.widths).toEqual([640]);
    await directory.view(stored('a'));
    expect(asked).toHaveLength(1);
  });

  it('notifies listeners if and only if a view changed', async () => {
    const { directory } = mediaThat(complete);
    let changes = 0;
    directory.onChange(() => changes++);
    await directory.view(stored('a'));
    expect(changes).toBe(1);
    const known = { id: 'a', width: 800, widths: NOW_THERE };
    directory.learn(known);
    expect(changes).toBe(1);
    directory.learn({ ...known, alt: { en: 'A reef', id: '', cn: '' } });
    expect(changes).toBe(2);
  });

  it('returns no view without an image', async () => {
    const { directory } = mediaThat(complete);
    expect(await directory.view(null)).toBeNull();
    expect(await directory.views([])).toEqual(new Map());
  });

  it('describes any number of images in requests of at most 500, and throws if a required image is missing', async () => {
    const { directory, asked } = mediaThat((ids) => complete(ids.filter((id) => id !== 'unknown')));
    const ids = Array.from({ length: 1_100 }, (_, at) => `image-${at}`);
    expect((await directory.describe([...ids, ...ids])).size).toBe(1_100);
    expect(asked.map((batch) => batch.length)).toEqual([500, 500, 100]);
    expect((await directory.require(['image-1'])).get('image-1')?.widths).toEqual(NOW_THERE);
    await expect(directory.require(['image-1', 'unknown'])).rejects.toMatchObject({ code: 'image_not_found' });
  });
});
