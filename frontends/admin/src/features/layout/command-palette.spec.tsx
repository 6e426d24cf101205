import '../../locales/texts.ts';
import type { Position } from '@reefdesk/contracts/access';
import type { UserView } from '@reefdesk/contracts/accounts/views';
import { type HttpRequest, Route, Routes } from '@reefdesk/web-kit';
import { failureOf, fakeHttp, renderScreen, staffUser } from '@reefdesk/web-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CommandPalette from './command-palette.tsx';

const answer = (data: unknown) => ({ status: 'success', success: true, data });
const cards = (data: unknown) => (request: HttpRequest) => (request.query?.view === 'card' ? answer(data) : failureOf(400));
const names = (en: string) => ({ en, id: `${en} ID`, cn: `${en}潜水` });

async function open(position: Position, languages: UserView['languages'] = []) {
  const http = fakeHttp({
    'GET /api/packages': cards([{ travel_id: 't1', travel_name: names('Reef days') }]),
    'GET /api/get-destinations': cards([{ destination_id: 'd1', name: names('Reef wall') }]),
    'GET /api/testimonials': answer([{ testimonial_id: 's1', name_en: 'Ms Reefe', name_id: '', name_cn: '' }]),
    'GET /api/gallery': answer([{ gallery_id: 'g1', image_title_en: 'Reef top', image_title_id: '', image_title_cn: '' }]),
    'GET /api/enquiries': answer([{ enquiry_id: 'e1', reference: 'TK-7Q2M4X', name: 'Reefa Lin' }]),
  });
  const user = staffUser({ position, languages });
  await renderScreen(
    <Routes>
      <Route path="/admin" element={<CommandPalette onClose={() => undefined} />} />
      <Route path="*" element={<p>Somewhere else</p>} />
    </Routes>,
    { path: '/admin', http, user, texts: ['palette', 'layout'] },
  );
  return http;
}

const type = (text: string) => userEvent.type(screen.getByRole('combobox', { name: 'Find anything' }), text);
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const leadsTo = (name: string) => screen.getByRole('option', { name }).getAttribute('href');

describe('the command palette', () => {
  it('lists only the screens and actions that the user may access (PPL-05)', async () => {
    await open('agent');
    expect(options()).toEqual([
      ...['Today', 'Enquiries', 'Reply templates', 'Departures', 'Day sheet', 'Calendar feed', 'Bookings', 'My account', 'Change password'],
      ...['Homepage', 'Log out'],
    ]);
  });

  it('finds records by name in any language for an editor, and requests no enquiries', async () => {
    const http = await open('editor');
    await type('reef');
    await screen.findByRole('option', { name: 'Reef top' });
    expect(options()).toEqual(['Reef days', 'Reef wall', 'Ms Reefe', 'Reef top']);
    expect(leadsTo('Reef days')).toBe('/admin/travel/travel-detail/t1');
    expect(leadsTo('Ms Reefe')).toBe('/admin/testimonials?q=Ms+Reefe');
    await type('{Control>}a{/Control}潜水');
    expect(http.requests.some(({ path }) => path.startsWith('/api/enquiries'))).toBe(false);
  });

  it('offers to add a slide or testimonial to users who may add one', async () => {
    await open('editor');
    expect(leadsTo('Add gallery image')).toBe('/admin/gallery-images?add=new');
    expect(leadsTo('Add testimonial')).toBe('/admin/testimonials?add=new');
    await type('add testi');
    expect(options()).toEqual(['Add testimonial']);
  });

  it('links translators to the translation screen of a record', async () => {
    await open('translator', ['CN']);
    expect(options().filter((name) => name?.startsWith('Add'))).toEqual([]);
    await type('wall');
    await screen.findByRole('option', { name: 'Reef wall' });
    expect(leadsTo('Reef wall')).toBe('/admin/translate/destinations/d1?language=cn');
  });

  it('finds enquiries for an agent through the inbox search, and opens one with Enter', async () => {
    const http = await open('agent');
    await type('reef');
    await screen.findByRole('option', { name: /Reefa Lin/ });
    expect(new Set(http.requests.map(({ path }) => path))).toEqual(new Set(['/api/enquiries']));
    expect(http.requests.at(-1)?.query?.q).toBe('reef');
    expect(leadsTo('Reefa Lin TK-7Q2M4X')).toBe('/admin/enquiries/e1');
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('Somewhere else')).toBeVisible();
  });
});
