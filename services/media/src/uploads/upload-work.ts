import { Injectable } from '@nestjs/common';
import { WorkFiles } from '../pixels/work-files.ts';
import { UploadMetrics } from './upload-metrics.ts';

@Injectable()
export class UploadWork {
  constructor(
    private readonly files: WorkFiles,
    private readonly metrics: UploadMetrics,
  ) {}

  /** Gives `work` a path of its own, which is removed afterwards. Background work waits. */
  on<T>(work: (path: string) => Promise<T>): Promise<T> {
    return this.metrics.duringUpload(() => this.files.using(work));
  }
}
