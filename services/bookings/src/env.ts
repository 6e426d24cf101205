import { LANGUAGE_CODES } from '@reefdesk/contracts/languages';
import { mailEnv } from '@reefdesk/mail/mail-env';
import { siteOrigin } from '@reefdesk/mail/site';
import { commonEnv, EnvironmentError, makeValidator, mongoEnv, num, readEnv, seedEnv, str } from '@reefdesk/service-kit/env';

const quota = makeValidator<number>((input) => {
  if (!/^[1-9]\d{0,8}$/.test(String(input))) throw new Error(`not a whole number from 1: "${input}"`);
  return Number(input);
});

const bookingsEnv = {
  BRAND_FILE: str({ desc: 'JSON file with everything about the operator; of it, the time zone and what letters show' }),
  PUBLIC_ORIGINS: str({ default: '', desc: 'Origins the site is offered at, separated by commas; links in letters lead to the first' }),
  ENQUIRIES_PER_NETWORK: quota({ default: 120, desc: 'Enquiries that one network may send in an hour' }),
  ENQUIRIES_PER_CONTACT: quota({ default: 10, desc: 'Enquiries that may name one address, phone or WeChat id in an hour' }),
  ENQUIRY_EMAILS_PER_HOUR: quota({ default: 200, desc: 'Emails in an hour to addresses that staff have not answered yet; others wait' }),
  ERASURE_SWEEP_SECONDS: num({ default: 3_600, desc: 'Seconds between two looks for enquiries whose time is over' }),
  HOLD_SWEEP_SECONDS: num({ default: 30, desc: 'Seconds between two looks for holds that are over and seats that nobody needs' }),
  NOTICE_LANGUAGE: str({
    choices: [...LANGUAGE_CODES],
    default: 'EN',
    desc: 'Language of the letters that tell the operator of an enquiry',
  }),
};

export type BookingsEnv = ReturnType<typeof readBookingsEnv>;

export function readBookingsEnv(source?: NodeJS.ProcessEnv) {
  const env = readEnv({ ...commonEnv, ...mongoEnv, ...mailEnv, ...seedEnv, ...bookingsEnv }, source);
  const origin = siteOrigin(env.PUBLIC_ORIGINS);
  if (env.SMTP_URL && !origin)
    throw new EnvironmentError('Bad environment. PUBLIC_ORIGINS: required with SMTP_URL, because emails contain links to the site');
  return { ...env, origin };
}
