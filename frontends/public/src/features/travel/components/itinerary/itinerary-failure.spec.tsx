import '../../../../locales/texts.ts';
import { renderScreen } from '@reefdesk/web-kit/testing';
import { cleanup, screen } from '@testing-library/react';
import { ItineraryFailure } from './itinerary-failure.tsx';

afterEach(cleanup);

describe('an itinerary that cannot be shown', () => {
  it.each([
    ['EN', 'Failed to load itinerary data', 'Could not identify tour package ID'],
    ['ID', 'Gagal memuat data rencana perjalanan', 'ID paket tur tidak dikenali'],
    ['CN', '行程数据加载失败', '无法识别旅行套餐编号'],
  ] as const)('says in %s that nothing names its package (VAL-06, ERR-22)', async (language, title, detail) => {
    await renderScreen(<ItineraryFailure failures={{ page: undefined, carousel: 'no-id' }} />, { language, texts: ['travel'] });
    const lines = [...screen.getByRole('alert').querySelectorAll('p')].map((line) => line.textContent);
    expect(lines).toEqual([title, detail]);
  });
});
