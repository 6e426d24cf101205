import '../../locales/texts.ts';
import '../../shared/lightbox.tsx'; // Lazily loaded, and at hand already.
import '@reefdesk/ui/dialog';
import './components/itinerary/itinerary-modal.tsx';
import './components/learn-more/learn-more-content.tsx';
import type { LanguageCode } from '@reefdesk/contracts/languages';
import { Route, Routes } from '@reefdesk/web-kit';
import { fakeHttp, renderScreen } from '@reefdesk/web-kit/testing';
import { screen } from '@testing-library/react';
import { answer, itinerary } from './testing.ts';
import TravelPage from './travel.page.tsx';

export const chatOf = (name: string) =>
  new URL(screen.getAllByRole('link', { name })[0]?.getAttribute('href') ?? '').searchParams.get('text');

/** Opens the page of a package; `page` and `plan` answer its two requests, `more` any others. */
export async function visit(
  page: unknown,
  { language = 'EN' as LanguageCode, plan = answer(itinerary()) as unknown, settles = true, more = {} as Record<string, unknown> } = {},
) {
  const http = fakeHttp({
    'GET /api/travel/trip': page,
    'GET /api/itinerary/t-1': plan,
    'GET /api/departures': answer([]),
    'GET /api/testimonials': answer([]),
    ...more,
  });
  await renderScreen(
    <Routes>
      <Route path="/auth/travel/:slug" element={<TravelPage />} />
    </Routes>,
    { path: '/auth/travel/trip', language, texts: ['travel', 'enquiry', 'fields', 'destination-facts', 'lightbox'], http },
  );
  if (settles) await screen.findByRole('heading', { level: 1 });
  return http;
}

export const shown = () => document.querySelector('[aria-roledescription="carousel"] h2')?.textContent;
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
