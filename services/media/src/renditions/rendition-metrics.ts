import { Injectable } from '@nestjs/common';
import type { RenditionFormat } from '@reefdesk/contracts/limits';
import { Metrics } from '@reefdesk/service-kit/health/metrics';
import { timed } from '@reefdesk/service-kit/health/outcome';
import { ImagesRepository } from '../images/images.repository.ts';

/** The gauges come from the database, so every replica reports the same values. */
@Injectable()
export class RenditionMetrics {
  private readonly seconds;

  constructor(metrics: Metrics, images: ImagesRepository) {
    this.seconds = metrics.histogram(
      'image_rendition_duration_seconds',
      'From reading the master to the stored rendition',
      ['format', 'outcome'],
      [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
    );
    metrics.gauge(
      'image_renditions_pending',
      'Pictures that wait for renditions of a format, or were given up',
      ['state'],
      async (gauge) => {
        for (const state of ['webp', 'avif', 'failed'] as const) gauge.set({ state }, await images.countPending(state));
      },
    );
    metrics.gauge('images_recorded', 'Pictures on record', [], async (gauge) => gauge.set(await images.estimateCount()));
  }

  during<T>(format: RenditionFormat, work: () => Promise<T>): Promise<T> {
    return timed(this.seconds, { format }, work);
  }
}
