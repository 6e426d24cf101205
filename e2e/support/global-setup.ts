import { TranslatorStandIn } from '@reefdesk/test-kit/translator-stand-in';
import { addDemoContent } from './demo-content.ts';
import { startSystem } from './system.ts';
import { SYSTEM_VARIABLE } from './system-variable.ts';

/** Starts and fills the system before all tests. Returns the function that stops it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const translator = await TranslatorStandIn.start();
  // Every journey names a network of its own, as a proxy in front would.
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
