import '../../../../locales/texts.ts';
import type { LanguageCode } from '@reefdesk/contracts/languages';
import { useLanguageChoice } from '@reefdesk/web-kit';
import { failureOf, fakeHttp, renderScreen } from '@reefdesk/web-kit/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { slide, slidesAnswer } from '../../testing.ts';
import { HeroSlideshow } from './hero-slideshow.tsx';

afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function LanguageSwitch() {
  const [, choose] = useLanguageChoice();
  return (
    <button type="button" onClick={() => choose('CN')}>
      switch
    </button>
  );
}

async function show(answered: unknown, language: LanguageCode = 'EN') {
  const http = fakeHttp({ 'GET /api/gallery-slides': answered });
  await renderScreen(
    <>
      <HeroSlideshow />
      <LanguageSwitch />
    </>,
    { texts: ['about'], language, http },
  );
  return http;
}

async function showUnderClock(count: number) {
  await show(slidesAnswer(count));
  await screen.findByText('Reef 1');
  jest.useFakeTimers();
  press('Go to picture 2');
  press('Go to picture 1');
}

const title = () => screen.getByRole('heading', { level: 2 }).lastChild?.textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const dots = () => screen.getAllByRole('button', { name: /^Go to picture/ });
const SPINNER = 'Loading images';

describe('the slideshow of the about page', () => {
  it('shows a spinner until the slides have loaded (ABOUT-09, ABOUT-15, STATE-17)', async () => {
    let answer: (value: unknown) => void = () => undefined;
    await show(() => new Promise((resolve) => (answer = resolve)));
    expect(screen.getByRole('status')).toHaveTextContent(SPINNER);
    expect(document.querySelector('.spinner')).not.toBeNull();
    await act(async () => answer(slidesAnswer(3)));
    await screen.findByText('Reef 1');
    expect(screen.queryByText(SPINNER)).toBeNull();
  });

  it('shows a title and a description, arrows that wrap around, and a dot for each slide (ABOUT-06, ABOUT-07, ABOUT-08, ABOUT-11, ENT-24)', async () => {
    await show(slidesAnswer(3));
    expect(await screen.findByText('Words 1')).toBeVisible();
    expect(title()).toBe('Reef 1');
    expect(dots()).toHaveLength(3);
    press('Previous picture');
    expect(title()).toBe('Reef 3');
    press('Next picture');
    expect(title()).toBe('Reef 1');
    press('Go to picture 2');
    expect(title()).toBe('Reef 2');
    expect(dots()[1]).toHaveAttribute('aria-current', 'true');
  });

  it('advances five seconds after each change and wraps around (ABOUT-10, ABOUT-12, CONST-19)', async () => {
    await showUnderClock(3);
    pass(4900);
    expect(title()).toBe('Reef 1');
    pass(200);
    expect(title()).toBe('Reef 2');
    pass(3000);
    press('Next picture');
    pass(4900);
    expect(title()).toBe('Reef 3');
    pass(200);
    expect(title()).toBe('Reef 1');
  });

  it('fades for one second, and its caption appears within half a second (ABOUT-13, ABOUT-14, CONST-19)', async () => {
    await show(slidesAnswer(2));
    await screen.findByText('Reef 1');
    press('Next picture');
    const [before, after] = screen.getAllByTestId('slide');
    expect(before).not.toHaveClass('animate-fade');
    expect(after).toHaveClass('animate-fade', '[animation-duration:1s]');
    expect(screen.getByText('Words 2').parentElement).toHaveClass('animate-rise', '[animation-duration:500ms]');
  });

  it('does not advance while it is paused, and under reduced motion until it is played', async () => {
    await showUnderClock(2);
    press('Pause the slideshow');
    pass(20_000);
    expect(title()).toBe('Reef 1');
    press('Play the slideshow');
    pass(5000);
    expect(title()).toBe('Reef 2');
  });

  it('uses the plain text, marked as English, if a slide has none in the language (I18N-10)', async () => {
    const bare = slide(1, { titles: { en: 'Reef', id: '', cn: '礁石' }, descriptions: { en: 'Words', id: 'Kata', cn: '' } });
    await show({ success: true, data: [bare] }, 'ID');
    await screen.findByText('Kata');
    expect(title()).toBe('Plain 1');
    expect(screen.getByRole('heading', { level: 2 })).toHaveAttribute('lang', 'en');
  });

  it('requests the slides again when the language changes, and shows the old ones meanwhile (ABOUT-17)', async () => {
    const http = await show(slidesAnswer(2));
    await screen.findByText('Reef 1');
    await act(async () => press('switch'));
    expect(await screen.findByText('礁石 1')).toBeVisible();
    await waitFor(() => expect(http.requests).toHaveLength(2));
  });
});

describe('slides that cannot be loaded', () => {
  const BUILT_IN = ['Bunaken National Park', 'Lake Tondano', 'Ban Hin Kiong Temple', 'Welcome to Manado'];

  async function titles(): Promise<(string | null | undefined)[]> {
    await screen.findByRole('heading', { level: 2 });
    return dots().map((dot) => {
      fireEvent.click(dot);
      return title();
    });
  }

  it('are four built-in ones after a failed request, which is logged and not shown (ABOUT-15, ABOUT-16, ERR-10, ERR-12, OR-36)', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await show(failureOf(503));
    expect(await titles()).toEqual(BUILT_IN);
    expect(log).toHaveBeenCalledWith('The gallery slides could not be fetched', expect.objectContaining({ status: 503 }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText(SPINNER)).toBeNull();
  });

  it.each([
    ['says no', { success: false, data: slidesAnswer(2).data }],
    ['is empty', { success: true, data: [] }],
    ['is something else', '<html>'],
  ])('are five after an answer that %s (ABOUT-16, ERR-11, ERR-12, OR-36)', async (_, answer) => {
    await show(answer);
    expect(await titles()).toEqual([...BUILT_IN, 'Manado City Park']);
  });

  it.each([
    ['EN', /Five islands/],
    ['ID', /Lima pulau/],
    ['CN', /五座岛屿/],
  ] as const)('speak the language, in %s (ERR-10)', async (language, text) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await show(failureOf(0), language);
    expect(await screen.findByText(text)).not.toHaveAttribute('lang');
  });
});
