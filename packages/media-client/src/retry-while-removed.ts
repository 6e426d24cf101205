import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@reefdesk/service-kit/errors/app-error';

const ATTEMPTS = 4;
const RETRY_MS = 500;

/** Repeats an upload while garbage collection is removing the same image; it can be stored again shortly after. */
export async function retryWhileRemoved<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'image_being_removed' || attempt === ATTEMPTS) throw error;
      await sleep(RETRY_MS * attempt);
    }
  }
}
