import { TranslatorStandIn } from '@reefdesk/test-kit/translator-stand-in';
import { addDemoContent } from './demo-content.ts';
import { startSystem } from './system.ts';
import { SYSTEM_VARIABLE } from './system-variable.ts';

export default async function globalSetup(): Promise<() => Promise<void>> {
  const translator = await TranslatorStandIn.start();
  // Each test sends the address of its own network, as a proxy would.
  const env = { TRANSLATOR_URL: translator.url, TRUSTED_PROXY_HOPS: '1' };
  const { stop: stopSystem, ...system } = await startSystem({ env });
  const stop = async () => {
    await stopSystem();
    await translator.stop();
  };
  try {
    await addDemoContent(system);
  } catch (error) {
    await stop();
    throw error;
  }
  process.env[SYSTEM_VARIABLE] = JSON.stringify(system);
  return stop;
}
