import { Inject, Injectable } from '@nestjs/common';
import { MEGABYTE } from '@reefdesk/contracts/limits';
import { AppError } from '../../errors/app-error.ts';
import { Metrics } from '../../health/metrics.ts';
import { freeFormBytes } from './form-folder.ts';

export interface FormEnv {
  /** Megabytes on the disk of forms that no form gets. */
  FORM_RESERVE_MEGABYTES: number;
}

export const FORM_ENV = Symbol('form env');

/** Room that is kept for one body. */
export interface RoomClaim {
  /** So many more bytes are here: from now on the disk itself counts them. */
  arrived(bytes: number): void;
  /** Gives back what did not come. */
  end(): void;
}

/** The room on the disk that receives forms: one that it cannot hold is refused before its first byte. */
@Injectable()
export class FormRoom {
  /** Bytes that were let in and have not arrived. */
  private expected = 0;
  private readonly refusals;

  constructor(
    metrics: Metrics,
    @Inject(FORM_ENV) private readonly env: FormEnv,
  ) {
    metrics.gauge('form_dir_free_bytes', 'Room on the disk that receives forms, the reserve included', [], async (gauge) =>
      gauge.set(await freeFormBytes()),
    );
    this.refusals = metrics.counter('form_storage_full_total', 'Forms that the disk had no room for, before or while they came');
  }

  /** Keeps room for a body of so many bytes; throws `storage_full` when there is none beside the reserve. */
  async claim(bytes: number): Promise<RoomClaim> {
    const reserve = this.env.FORM_RESERVE_MEGABYTES * MEGABYTE;
    const free = await freeFormBytes();
    if (free - reserve - this.expected < bytes) {
      throw new AppError('storage_full', {}, { cause: new Error(`${free} bytes free, ${this.expected} expected, ${bytes} asked for`) });
    }
    let left = bytes;
    const give = (part: number): void => {
      const given = Math.min(part, left);
      left -= given;
      this.expected -= given;
    };
    this.expected += bytes;
    return { arrived: give, end: () => give(left) };
  }

  /** Counts it when a form ended for want of room. */
  note(error: unknown): void {
    if (error instanceof AppError && error.code === 'storage_full') this.refusals.inc();
  }
}
