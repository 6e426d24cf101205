import '../../../locales/texts.ts';
import { completeBrand } from '@reefdesk/contracts/brand';
import type { LanguageCode } from '@reefdesk/contracts/languages';
import { failureOf, fakeHttp, renderScreen, replaceRuntimeConfig } from '@reefdesk/web-kit/testing';
import { screen } from '@testing-library/react';
import brand from '../../../../../../config/brand.json';
import EnquiryStatusPage from './enquiry-status.page.tsx';

async function visit(hash: string, answers: Record<string, unknown>, language: LanguageCode = 'EN') {
  const http = fakeHttp(answers);
  replaceRuntimeConfig({ brand: completeBrand(brand) });
  await renderScreen(<EnquiryStatusPage />, { texts: ['enquiry-status', 'fields'], path: `/auth/enquiry#${hash}`, language, http });
  return http.requests;
}

describe('the page of an enquiry', () => {
  afterEach(() => replaceRuntimeConfig(undefined));

  it.each([
    ['EN', 'This link has ended', 'Write to us'],
    ['ID', 'Tautan ini sudah berakhir', 'Tulis kepada kami'],
    ['CN', '此链接已失效', '联系我们'],
  ] as const)('says in %s that its link has ended, and leads to the contact form (ENQ-21)', async (language, title, contact) => {
    await visit('aBc', { 'GET /api/enquiries/status/aBc': failureOf(410, { code: 'enquiry_link_ended' }) }, language);
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByRole('link', { name: contact })).toHaveAttribute('href', '/auth/homepage#contact-section');
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
