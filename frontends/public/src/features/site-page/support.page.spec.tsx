import '../../locales/texts.ts';
import type { LanguageCode } from '@reefdesk/contracts/languages';
import { completeBrand } from '@reefdesk/contracts/site/brand-schema';
import type { SitePageView } from '@reefdesk/contracts/site/values';
import { fakeHttp, renderScreen, replaceRuntimeConfig } from '@reefdesk/web-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import brand from '../../../../../config/brand.json';
import SupportPage from './support.page.tsx';

const phrase = (text: string, href = '', strong = false) => ({ text, href, strong });
const PAGE: SitePageView = {
  page: 'support',
  language: 'en',
  updated_at: '2026-05-01T00:00:00.000Z',
  blocks: [
    { kind: 'heading', phrases: [phrase('Planning')], items: [] },
    {
      kind: 'paragraph',
      phrases: [phrase('See the '), phrase('terms', '/auth/terms'), phrase(' or '), phrase('mail', 'mailto:a@reef.example')],
      items: [],
    },
    { kind: 'list', phrases: [], items: [[phrase('One', '', true)], [phrase('Two', 'https://reef.example/two')]] },
  ],
};

async function visit(language: LanguageCode = 'EN', questions: object[] = [{ question: 'Cold?', answer: 'No.' }]) {
  const lower = language.toLowerCase();
  const http = fakeHttp({
    [`GET /api/site/pages/support/${lower}`]: { success: true, data: PAGE },
    [`GET /api/site/questions/${lower}`]: { success: true, data: questions },
  });
  replaceRuntimeConfig({ brand: completeBrand(brand) });
  await renderScreen(<SupportPage />, { texts: ['site-page'], language, http });
}

describe('a page with the operator’s own text', () => {
  afterEach(() => replaceRuntimeConfig(undefined));

  it('shows headings, paragraphs, lists and links, and the questions below (SET-03)', async () => {
    await visit();
    expect(await screen.findByRole('heading', { level: 2, name: 'Planning' })).toBeVisible();
    expect(document.title).toBe('Support | Tangkasi Dive & Tours');
    expect(screen.getByRole('link', { name: 'terms' })).toHaveAttribute('href', '/auth/terms');
    expect(screen.getByRole('link', { name: 'mail' })).toHaveAttribute('href', 'mailto:a@reef.example');
    expect(screen.getByRole('link', { name: 'Two' })).toHaveAttribute('rel', 'noopener noreferrer');
    expect(screen.getByText('One').tagName).toBe('STRONG');
    const question = await screen.findByRole('button', { name: 'Cold?' });
    await userEvent.click(question);
    expect(question).toHaveAttribute('aria-expanded', 'true');
  });

  it('has a title in the reader’s language, and marks the language of its text', async () => {
    await visit('CN', []);
    expect(await screen.findByRole('heading', { level: 1, name: '帮助' })).toBeVisible();
    expect((await screen.findByText('Planning')).closest('[lang]')).toHaveAttribute('lang', 'en');
    expect(screen.queryByRole('heading', { name: '收拾行李前，大家常问' })).toBeNull();
  });
});
