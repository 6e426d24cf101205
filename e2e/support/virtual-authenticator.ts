import type { Page } from '@playwright/test';
import { leaveAlone } from './keep-drawing.ts';

/** Adds Chromium's virtual authenticator to the page. It keeps passkeys and confirms every request of the user. */
export async function addVirtualAuthenticator(page: Page): Promise<void> {
  leaveAlone(page);
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
