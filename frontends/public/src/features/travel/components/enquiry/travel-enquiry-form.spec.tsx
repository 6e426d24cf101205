import '../../../../locales/texts.ts';
import type { UserView } from '@reefdesk/contracts/accounts/views';
import type { LanguageCode } from '@reefdesk/contracts/languages';
import { completeBrand } from '@reefdesk/contracts/site/brand-schema';
import { customerUser, fakeHttp, renderScreen, replaceRuntimeConfig } from '@reefdesk/web-kit/testing';
import { cleanup, screen } from '@testing-library/react';
import brand from '../../../../../../../config/brand.json';
import { travelPage } from '../../testing.ts';
import { readTravel, type Travel } from '../../travel.ts';
import TravelEnquiryForm from './travel-enquiry-form.tsx';

const NONE = { phone: '', phoneDisplay: '', whatsapp: '', email: '' };
const NOWHERE = { ...completeBrand(brand), ...NONE, wechat: { id: '', link: '' }, contacts: { en: NONE, id: NONE, cn: NONE } };

async function show(contacts: object, language: LanguageCode, { facts = {}, user }: { facts?: object; user?: UserView } = {}) {
  replaceRuntimeConfig({ brand: { ...NOWHERE, ...contacts } });
  const travel = readTravel(travelPage(0, facts), 'trip') as Travel;
  const form = <TravelEnquiryForm travel={travel} departure={undefined} onTakeBack={() => undefined} />;
  await renderScreen(form, {
    language,
    ...(user && { user }),
    http: fakeHttp({}),
    texts: ['travel', 'enquiry', 'fields', 'ways', 'errors'],
  });
}

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  replaceRuntimeConfig(undefined);
});

describe('the enquiry form of a package', () => {
  const wechat = { id: 'reef', link: 'https://wechat.example/reef' };

  it.each([
    ['EN', { wechat, whatsapp: '62431', email: 'a@reef.example' }, ['WeChat', 'WhatsApp', 'Email'], 'WhatsApp'],
    ['CN', { wechat, whatsapp: '62431', email: 'a@reef.example' }, ['微信', 'WhatsApp', '邮件'], '微信'],
    ['EN', { wechat, email: 'a@reef.example' }, ['WeChat', 'Email'], 'Email'],
    ['CN', { whatsapp: '62431', email: 'a@reef.example' }, ['WhatsApp', '邮件'], '邮件'],
    ['CN', { email: 'a@reef.example', contacts: { en: NONE, id: NONE, cn: { ...NONE, whatsapp: '86138' } } }, ['WhatsApp', '邮件'], '邮件'],
  ] as const)('offers in %s only channels that the operator of %j has [SET-04, ENQ-06]', async (language, contacts, names, chosen) => {
    await show(contacts, language);
    const offered = screen.getAllByRole<HTMLInputElement>('radio').filter(({ name }) => name.endsWith('-channel'));
    expect(offered.map(({ labels }) => labels?.[0]?.textContent)).toEqual(names);
    expect(offered.find(({ checked }) => checked)?.labels?.[0]?.textContent).toBe(chosen);
  });

  it.each([
    ['EN', 'Adults', 'Children', 'Level of certification'],
    ['ID', 'Dewasa', 'Anak-anak', 'Tingkat sertifikasi'],
    ['CN', '成人', '儿童', '潜水等级'],
  ] as const)('asks in %s for no details of divers if nobody dives [ENQ-24]', async (language, adults, children, level) => {
    await show({ email: 'a@reef.example' }, language, { facts: { level: 'no_diving' } });
    expect(screen.getAllByRole('spinbutton')).toEqual([screen.getByLabelText(adults), screen.getByLabelText(children)]);
    expect(screen.queryByLabelText(level)).toBeNull();
  });

  it('begins with the name and email address of a signed-in customer [ENQ-24]', async () => {
    await show({ email: 'a@reef.example' }, 'EN', { user: customerUser() });
    expect(screen.getByLabelText('Your name')).toHaveValue('Ana Wenas');
    expect(screen.getByLabelText('Email address')).toHaveValue('ana@reef.example');
  });

  it('asks for an email address, without a choice, if the operator has no other channel [SET-04]', async () => {
    await show({ phone: '+62431', phoneDisplay: '+62 431' }, 'EN');
    expect(screen.queryByText('How should we answer?')).toBeNull();
    expect(screen.getByLabelText('Email address')).toBeVisible();
  });

  it('offers WeChat first after an enquiry by WeChat [ENQ-24]', async () => {
    const receipt = { reference: 'TA-ABC234', status_url: 'https://reef.example/auth/enquiry#x', state: 'new' };
    sessionStorage.setItem('reefdesk_enquiry:trip:trip', JSON.stringify({ sent: { receipt, name: 'Wei', channel: 'wechat' } }));
    await show({ wechat, whatsapp: '62431' }, 'EN');
    const chat = screen.getByRole('link', { name: 'Continue in WhatsApp' });
    expect(screen.getByTestId('wechat-id').compareDocumentPosition(chat)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('replaces a channel that is no longer offered, and keeps the input [SET-04, ENQ-08]', async () => {
    sessionStorage.setItem('reefdesk_enquiry:trip:trip', JSON.stringify({ values: { name: 'Wei', channel: 'wechat', wechat: 'weilin' } }));
    await show({ whatsapp: '62431' }, 'EN');
    expect(screen.getByLabelText('Your name')).toHaveValue('Wei');
    expect(screen.getByLabelText('WhatsApp or phone number')).toBeVisible();
    expect(screen.queryByLabelText('WeChat ID')).toBeNull();
  });
});
