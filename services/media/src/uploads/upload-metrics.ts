import { Injectable } from '@nestjs/common';
import { Metrics } from '@reefdesk/service-kit/health/metrics';
import { timed } from '@reefdesk/service-kit/health/outcome';
import { DecodeGate } from '../pixels/decode-gate.ts';

/** Durations from the received file to a visible picture. */
@Injectable()
export class UploadMetrics {
  private readonly seconds;

  constructor(
    metrics: Metrics,
    private readonly gate: DecodeGate,
  ) {
    this.seconds = metrics.histogram(
      'image_upload_duration_seconds',
      'From the arrived file to a picture that can be shown; refused: the file was bad',
      ['outcome'],
      [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
    );
    metrics.gauge('image_uploads_in_progress', 'Uploads in hand', [], (gauge) => gauge.set(gate.uploadsInHand));
    metrics.gauge('image_decodes_waiting', 'Decodes that wait for memory', [], (gauge) => gauge.set(gate.waiting));
  }

  duringUpload<T>(work: () => Promise<T>): Promise<T> {
    return timed(this.seconds, {}, () => this.gate.duringUpload(work));
  }
}
