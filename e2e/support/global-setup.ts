import { addDemoContent } from './demo-content.ts';
import { startSystem } from './system.ts';
import { SYSTEM_VARIABLE } from './system-variable.ts';

/** Starts the system before all journeys and fills it; what it returns stops it after them. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const { stop, ...system } = await startSystem();
  try {
    await addDemoContent(system);
  } catch (error) {
    await stop();
    throw error;
  }
  process.env[SYSTEM_VARIABLE] = JSON.stringify(system);
  return stop;
}
