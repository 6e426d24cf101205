import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router';
import { LanguageButtons } from '../page/language-menu.tsx';
import { renderScreen } from '../testing.tsx';
import { provideTexts } from './texts.ts';
import { useText } from './use-text.ts';

let arrive = () => {};

function Reef({ namespace }: { namespace: string }) {
  const text = useText(namespace);
  return (
    <>
      <p>{text('title')}</p>
      <Link to="/lagoon">The lagoon</Link>
    </>
  );
}

const choose = (code: string) => userEvent.click(screen.getByRole('button', { name: new RegExp(`^${code}`) }));

/** Each test needs its own namespace, because loaded texts stay in memory. */
async function open(namespace: string) {
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  provideTexts([namespace], async (_, language) => {
    if (language === 'id') await arrived;
    return { default: { title: language } };
  });
  await renderScreen(
    <>
      <LanguageButtons />
      <Routes>
        <Route path="/reef" element={<Reef namespace={namespace} />} />
        <Route path="/lagoon" element={<p>Here is the lagoon</p>} />
      </Routes>
    </>,
    { path: '/reef?lang=en', texts: [namespace] },
  );
}

describe('a language choice whose texts are still loading', () => {
  it('is applied when the texts arrive, without navigating back, and is replaced by a later choice', async () => {
    await open('reef-left');
    await choose('ID');
    await choose('EN');
    await choose('ID');
    await userEvent.click(screen.getByRole('link', { name: 'The lagoon' }));
    expect(await screen.findByText('Here is the lagoon')).toBeVisible();
    expect(document.documentElement.lang).toBe('en');
    await act(async () => arrive());
    expect(screen.getByText('Here is the lagoon')).toBeVisible();
    expect(document.documentElement.lang).toBe('id');
  });

  it('does not override a later choice', async () => {
    await open('reef-chosen-twice');
    await choose('ID');
    await choose('CN');
    expect(await screen.findByText('cn')).toBeVisible();
    await act(async () => arrive());
    expect(screen.getByText('cn')).toBeVisible();
    expect(document.documentElement.lang).not.toBe('id');
  });
});
