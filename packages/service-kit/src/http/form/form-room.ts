import { Inject, Injectable } from '@nestjs/common';
import { MEGABYTE } from '@reefdesk/contracts/limits';
import { AppError } from '../../errors/app-error.ts';
import { Metrics } from '../../health/metrics.ts';
import { freeFormBytes } from './form-folder.ts';

export interface FormEnv {
  /** Megabytes of the disk that forms must leave free. */
  FORM_RESERVE_MEGABYTES: number;
}

export const FORM_ENV = Symbol('form env');

export interface RoomClaim {
  /** Called for bytes that were written: from now on the disk's own free space accounts for them. */
  arrived(bytes: number): void;
  /** Releases the space of bytes that have not arrived. */
  end(): void;
}

/** Disk space for received forms: a form that does not fit is rejected before its first byte. */
@Injectable()
export class FormRoom {
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

  /** Reserves space for a body; throws `storage_full` if only the reserve is left. */
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

  note(error: unknown): void {
    if (error instanceof AppError && error.code === 'storage_full') this.refusals.inc();
  }
}
