import type { Page } from '@playwright/test';
import { leaveAlone } from './keep-drawing.ts';

/** Chromium's own authenticator on this device, for this page: it keeps passkeys and finds that their owner agrees. */
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
