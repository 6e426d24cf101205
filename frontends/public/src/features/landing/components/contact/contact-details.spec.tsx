import '../../../../locales/texts.ts';
import { renderScreen, replaceRuntimeConfig } from '@reefdesk/web-kit/testing';
import { cleanup, screen } from '@testing-library/react';
import brand from '../../../../../../../config/brand.json';
import { ContactDetails } from './contact-details.tsx';

afterEach(() => {
  cleanup();
  replaceRuntimeConfig(undefined);
});

const hours = () => screen.getByText(/^(Opening hours|Jam buka|营业时间)$/).nextElementSibling;

describe('the opening hours in the contact section', () => {
  it('are those of the operator (LAND-21, CONST-22)', async () => {
    replaceRuntimeConfig({ brand });
    await renderScreen(<ContactDetails />, { texts: ['landing', 'common'] });
    expect(hours()).toHaveTextContent(/^Monday-Saturday 8:00-18:00 \(8:00 AM-6:00 PM\)$/);
  });

  it.each([
    ['EN', ['Tuesday, Thursday-Friday 6:30-13:00 (6:30 AM-1:00 PM)', 'Sunday 10:00-12:00 (10:00 AM-12:00 PM)']],
    ['ID', ['Selasa, Kamis-Jumat 6.30-13.00 WIB', 'Minggu 10.00-12.00 WIB']],
    ['CN', ['周二、周四至周五 6:30-13:00 （当地时间）', '周日 10:00-12:00 （当地时间）']],
  ] as const)("change with the operator's record, in %s", async (language, lines) => {
    const contact = [
      { days: [2, 4, 5], opens: '06:30', closes: '13:00' },
      { days: [7], opens: '10:00', closes: '12:00' },
    ];
    replaceRuntimeConfig({ brand: { ...brand, timeZone: 'Asia/Jakarta', openingHours: { contact, office: [] } } });
    await renderScreen(<ContactDetails />, { language, texts: ['landing', 'common'] });
    expect([...(hours()?.children ?? [])].map((line) => line.textContent)).toEqual(lines);
  });
});
