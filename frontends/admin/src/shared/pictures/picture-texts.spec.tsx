import '../../locales/texts.ts';
import { renderScreen, staffUser } from '@reefdesk/web-kit/testing';
import { screen } from '@testing-library/react';
import { PictureTexts } from './picture-texts.tsx';

const image = (id: string, alt?: object) => ({ id, url: `/media/${id}`, widths: [320], width: 320, height: 200, ...(alt && { alt }) });
const record = {
  profile_image_meta: image('face'),
  photos: [
    { id: 'f1', meta: image('reef', { en: 'A reef', id: '', cn: '珊瑚礁' }) },
    { id: 'f2', meta: image('face') },
    { id: 'f3', meta: null },
  ],
};
const show = (position: 'editor' | 'agent') =>
  renderScreen(<PictureTexts kind="testimonials" record={record} />, { user: staffUser({ position }), texts: ['lists'] });

describe('the alternative texts of a record', () => {
  it('show their languages once for each picture, with a link to the library (LIB-03)', async () => {
    await show('editor');
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([expect.stringMatching(/No text$/), expect.stringMatching(/EN, CN$/)]);
    expect(links[1]).toHaveAttribute('href', '/admin/library?picture=reef');
  });

  it('are not shown to users who may not edit them', async () => {
    await show('agent');
    expect(screen.queryByRole('link')).toBeNull();
  });
});
