import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DescribeOperator } from '@reefdesk/contracts/messages/site.messages';
import type { Brand } from '@reefdesk/contracts/site/brand';
import { completeRetention } from '@reefdesk/contracts/site/values';
import { eventually } from '@reefdesk/test-kit/eventually';
import { NatsPeer } from '@reefdesk/test-kit/nats-peer';
import { TestMailbox } from '@reefdesk/test-kit/test-mailbox';
import { ADMIN, AuthUnderTest, type Browser } from './auth-under-test.ts';

const file = JSON.parse(readFileSync(join(__dirname, '../../../config/brand.json'), 'utf8')) as Brand;
const RENAMED: Brand = { ...file, name: 'Reef & Others', shortName: 'Reefers' };

describe("the operator's edited name", () => {
  let auth: AuthUnderTest;
  let mailbox: TestMailbox;
  let site: NatsPeer;
  let owner: Browser;

  beforeAll(async () => {
    mailbox = await TestMailbox.start();
    auth = await AuthUnderTest.start(mailbox.env());
    site = await NatsPeer.connect(auth.stack, 'site');
    site.answer(DescribeOperator, () => ({ brand: RENAMED, retention: completeRetention() }));
    owner = auth.browser();
    await owner.login(ADMIN);
  });

  afterAll(async () => {
    await site?.close();
    await auth?.stop();
    await mailbox?.stop();
  });

  it('appears in an invitation (SET-01)', async () => {
    const email = 'new@reefdesk.example';
    const message = await mailbox.emailAfter(email, () =>
      owner.ask('POST', '/api/users/invitations', { body: { email, position: 'agent' } }),
    );
    expect(message.text).toContain(RENAMED.name);
    expect(message.text).not.toContain(file.name);
  });

  it('appears in the email about a new device (SET-01)', async () => {
    await auth.browser('198.51.100.9', { 'user-agent': 'Another/1.0' }).login(ADMIN);
    await eventually(() => expect(mailbox.signInEmailsTo(ADMIN.email).at(-1)?.text).toContain(RENAMED.name));
    for (const { text } of mailbox.signInEmailsTo(ADMIN.email)) expect(text).not.toContain(file.name);
  });

  it('is not allowed in passwords, while the former name is (PPL-09, SET-01)', async () => {
    const choose = (password: string) => auth.browser().register({ fullname: 'Ana Wenas', email: 'ana@reefdesk.example', password });
    const rejected = await choose('my reef & others 1');
    expect([rejected.status, rejected.body.fields]).toEqual([400, { password: [expect.objectContaining({ code: 'password_has_brand' })] }]);
    expect((await choose(`my ${file.name} password 1`)).status).toBe(201);
  });

  it('appears in authenticator apps (SET-01)', async () => {
    const { status, body } = await owner.ask<{ data: { otpauth_url: string } }>('POST', '/api/two-step/setup', {
      body: { password: ADMIN.password },
    });
    expect(status).toBe(200);
    expect(new URL(body.data.otpauth_url).searchParams.get('issuer')).toBe(RENAMED.name);
  });
});
