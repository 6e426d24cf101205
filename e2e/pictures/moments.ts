// Screens that need an action first: dialogs, selections, empty and missing results. Each picture shows the window only.
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { Lists, Screen } from './screens.ts';

type Open = NonNullable<Screen['open']>;

const NOTHING = 'xyzzy';

function textOf(language: string, name: string): string {
  const [file, ...keys] = name.split('.');
  const texts: unknown = JSON.parse(
    readFileSync(new URL(`../../frontends/admin/src/locales/${language}/${file}.json`, import.meta.url), 'utf8'),
  );
  return keys.reduce<unknown>((found, key) => (found as Record<string, unknown>)[key], texts) as string;
}

const press =
  (selector: string): Open =>
  (page) =>
    page.locator(selector).first().click();

const pressText =
  (name: string): Open =>
  (page, language) =>
    page
      .locator('main')
      .getByRole('button', { name: textOf(language, name), exact: true })
      .first()
      .click();

const inDialog =
  (open: Open): Open =>
  async (page, language) => {
    await open(page, language);
    await page.locator('[role=dialog], [role=alertdialog]').first().waitFor();
  };

/** Selects `count` packages for the comparison. A click before hydration has no effect, so it is repeated. */
const choose = (count: number) => async (page: Page) => {
  const toggles = (pressed: boolean) => page.locator(`main li button[aria-pressed=${pressed}].self-start`);
  for (let chosen = 0; chosen < count; chosen += 1) {
    await expect(async () => {
      if ((await toggles(true).count()) === chosen) await toggles(false).first().click();
      await expect(toggles(true)).toHaveCount(chosen + 1, { timeout: 1_000 });
    }).toPass();
  }
};

export function publicMoments({ packages, destinations }: Lists): Screen[] {
  const [travel] = packages.toSorted((a, b) => b.destinations.length - a.destinations.length);
  const trip = `/auth/travel/${travel?.travel_slug}`;
  const place = `/auth/destination-detail/${destinations[0]?.destination_id}`;
  return [
    { name: 'menu', path: '/auth/homepage', open: inDialog(press('header [aria-haspopup=dialog]')), upTo: 768 },
    { name: 'landing-package', path: '/auth/homepage', open: inDialog(press('#packages-section [aria-haspopup=dialog]')) },
    { name: 'landing-quote', path: '/auth/homepage', open: inDialog(press('article blockquote ~ * [aria-haspopup=dialog]')) },
    { name: 'landing-chat', path: '/auth/homepage', open: press('.chat-card-button') },
    { name: 'about-equipment', path: '/auth/about', open: inDialog(press('[aria-haspopup=dialog].mt-5')) },
    { name: 'packages-chosen', path: '/auth/packages', open: choose(2) },
    {
      name: 'packages-compared',
      path: '/auth/packages',
      open: inDialog(async (page) => {
        await choose(2)(page);
        await page.locator('.compare-bar [aria-haspopup=dialog]').click();
      }),
    },
    { name: 'destinations-none', path: `/auth/destinations?q=${NOTHING}` },
    { name: 'destination-picture', path: place, open: inDialog(press('main [aria-haspopup=dialog]')) },
    { name: 'destination-lost', path: '/auth/destination-detail/none' },
    { name: 'travel-plan', path: trip, open: inDialog(press('main [aria-haspopup=dialog]')) },
    {
      name: 'travel-more',
      path: trip,
      open: async (page) => {
        await page.locator('[aria-controls=learn-more]').first().click();
        await page.locator('#learn-more').waitFor();
      },
    },
    { name: 'travel-lost', path: '/auth/travel/none' },
    { name: 'enquiry-lost', path: '/auth/enquiry', hash: '#none' },
    { name: 'reset-password', path: '/auth/reset-password', hash: '#none' },
    { name: 'verify-email', path: '/auth/verify-email', hash: '#none' },
    { name: 'accept-invitation', path: '/auth/accept-invitation', hash: '#none' },
  ];
}

export function adminMoments({ packages, destinations, enquiries }: Lists): Screen[] {
  const [travel] = packages.toSorted((a, b) => b.destinations.length - a.destinations.length);
  const trip = `/admin/travel/travel-detail/${travel?.travel_id}`;
  const place = `/admin/destination/edit-destination/${destinations[0]?.destination_id}`;
  const screens: Omit<Screen, 'as'>[] = [
    { name: 'menu', path: '/admin/travel', open: inDialog(press('header button')), upTo: 768 },
    { name: 'palette', path: '/admin/travel', open: inDialog((page) => page.keyboard.press('Control+k')) },
    { name: 'chosen', path: '/admin/travel', open: press('main [data-testid=travel-card] [type=checkbox]') },
    { name: 'save-view', path: '/admin/enquiries', open: inDialog(pressText('lists.views.save')) },
    { name: 'travels-table', path: '/admin/travel?as=table' },
    { name: 'travels-none', path: `/admin/travel?q=${NOTHING}` },
    {
      name: 'destinations-failed',
      path: '/admin/destination',
      before: (page) => page.route('**/api/get-destinations*', (route) => route.fulfill({ status: 503 })),
    },
    { name: 'travel-stop', path: trip, open: inDialog(pressText('travels.itinerary.addAnother')) },
    { name: 'travel-draft', path: trip, open: pressText('drafts.begin') },
    { name: 'travel-preview', path: trip, open: inDialog(pressText('previews.title')) },
    { name: 'destination-add', path: '/admin/destination/add-destination' },
    { name: 'destination-draft', path: place, open: pressText('drafts.begin') },
    { name: 'gallery-add', path: '/admin/gallery-images?add=new', open: async (page) => page.getByRole('dialog').waitFor() },
    { name: 'testimonial-add', path: '/admin/testimonials?add=new', open: async (page) => page.getByRole('dialog').waitFor() },
    { name: 'picture', path: '/admin/library', open: inDialog(press('[data-testid=library-card]')) },
    { name: 'booking-make', path: `/admin/enquiries/${enquiries[0]?.enquiry_id}`, open: inDialog(pressText('bookings.make.title')) },
    { name: 'booking-edit', path: '/admin/bookings', open: inDialog(pressText('bookings.actions.edit')) },
    { name: 'booking-cancel', path: '/admin/bookings', open: inDialog(pressText('bookings.actions.cancel')) },
    { name: 'departures-plan', path: '/admin/departures', open: inDialog(pressText('departures.plan.title')) },
    { name: 'invite', path: '/admin/people', open: inDialog(pressText('people.invite.title')) },
    { name: 'reply-template', path: '/admin/reply-templates', open: inDialog(pressText('replies.add')) },
    { name: 'lost', path: '/admin/nowhere' },
  ];
  return screens.map((screen) => ({ ...screen, name: `admin-${screen.name}`, as: 'admin' }));
}
