import type { ImageView } from '@reefdesk/contracts/images/endpoints';
import { RUNTIME_CONFIG_ELEMENT_ID } from '@reefdesk/contracts/pages/rendering';
import { rulesIn } from '@reefdesk/ui/rule-class';
import { fireEvent, screen } from '@testing-library/react';
import { renderScreen, replaceRuntimeConfig } from '../testing.tsx';
import { resolveImagePath } from './image-source.ts';
import { Photo } from './photo.tsx';

const reef: ImageView = {
  id: 'abc',
  url: '/media/abc',
  width: 1600,
  height: 1067,
  color: '#0a5a7d',
  preview: 'data:image/webp;base64,AAAA',
  widths: [320, 640, 960, 1280],
};

describe('images', () => {
  afterEach(() => replaceRuntimeConfig(undefined));

  it('offers the existing widths and reserves the space', async () => {
    await renderScreen(<Photo meta={reef} alt="Bunaken" sizes="50vw" />);
    const image = screen.getByRole('img', { name: 'Bunaken' });
    expect(image).toHaveAttribute('src', '/media/abc/960');
    expect(image).toHaveAttribute('srcset', '/media/abc/320 320w, /media/abc/640 640w, /media/abc/960 960w, /media/abc/1280 1280w');
    expect(image).toHaveAttribute('sizes', '50vw');
    expect(image).toHaveAttribute('width', '1600');
  });

  it('adds the localised alternative text of the image and keeps its focal point visible (LIB-03, LIB-04)', async () => {
    const described = { ...reef, alt: { en: 'A reef', id: '', cn: '一片珊瑚' }, focal: { x: 0.25, y: 1 } };
    await renderScreen(
      <>
        <Photo meta={described} alt="" />
        <Photo meta={described} alt="布纳肯" />
      </>,
      { language: 'CN' },
    );
    const [alone, captioned] = screen.getAllByRole('img');
    expect(alone).toHaveAccessibleName('一片珊瑚');
    expect(captioned).toHaveAccessibleName('布纳肯: 一片珊瑚');
    expect(rulesIn(alone?.outerHTML ?? '')).toContain('object-position:25% 100%');
  });

  it.each([
    ['https://elsewhere.example/a.jpg', 'https://elsewhere.example/a.jpg'],
    ['/media/abc', 'https://images.example/media/abc'],
    ['media/abc', 'https://images.example/media/abc'],
  ])('resolves %s against the configured base (API-03)', (path, address) => {
    replaceRuntimeConfig({ imageBaseUrl: 'https://images.example/' });
    expect(resolveImagePath(path)).toBe(address);
  });

  it.each([
    ['one that is empty', { imageBaseUrl: '' }],
    ['any configuration at all', undefined],
  ])('falls back to the origin of the page without %s (API-03, API-04)', (_what, config) => {
    replaceRuntimeConfig(config);
    expect(document.getElementById(RUNTIME_CONFIG_ELEMENT_ID)).toBeNull();
    expect(resolveImagePath('media/abc')).toBe('/media/abc');
  });

  it.each([
    ['EN', 'No Image Available'],
    ['CN', '暂无图片'],
  ] as const)('shows a text when there is no image, in %s (API-06, ERR-29)', async (language, text) => {
    await renderScreen(<Photo meta={null} path="" alt="Bunaken" />, { language });
    expect(screen.getByRole('img', { name: text })).toHaveTextContent(text);
  });

  it('shows a text when an image is broken (API-06)', async () => {
    await renderScreen(<Photo meta={reef} alt="Bunaken" />);
    fireEvent.error(screen.getByRole('img', { name: 'Bunaken' }));
    expect(screen.getByText('No Image Available')).toBeVisible();
  });
});
