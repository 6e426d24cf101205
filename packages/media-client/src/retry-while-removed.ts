import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@reefdesk/service-kit/errors/app-error';

const ATTEMPTS = 4;
const RETRY_MS = 500;

/** Tries an upload again while the same image is just being collected as garbage: in a moment it can be stored anew. */
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
