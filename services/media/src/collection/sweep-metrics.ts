import { Injectable } from '@nestjs/common';
import { Metrics } from '@reefdesk/service-kit/health/metrics';
import { CollectionStateRepository } from './collection-state.repository.ts';
import { ALERTS, type Outcome } from './sweep-outcome.ts';

/** The gauges come from the database, so every replica reports the same values. */
@Injectable()
export class SweepMetrics {
  private readonly sweeps;
  private readonly images;
  private readonly objects;

  constructor(metrics: Metrics, states: CollectionStateRepository) {
    this.sweeps = metrics.counter('image_sweeps_total', 'Image sweeps by how they ended', ['outcome']);
    this.images = metrics.counter('image_sweep_removed_images_total', 'Images that nobody used, removed');
    this.objects = metrics.counter('image_sweep_removed_strays_total', 'Objects without a record, removed');
    metrics.gauge('image_sweep_alert', 'Why image sweeps stop and wait for an operator: 1 while they do', ['reason'], async (gauge) => {
      const { alert } = await states.read();
      for (const reason of ALERTS) gauge.set({ reason }, alert?.reason === reason ? 1 : 0);
    });
    metrics.gauge('image_sweep_paused', 'Whether an operator has paused image sweeps', [], async (gauge) => {
      gauge.set((await states.read()).pausedUntil > new Date() ? 1 : 0);
    });
    metrics.gauge('image_sweep_done_timestamp_seconds', 'When an image sweep last came to its end', [], async (gauge) => {
      gauge.set(((await states.read()).doneAt?.getTime() ?? 0) / 1_000);
    });
  }

  countSweep(outcome: Outcome, images: number, strays: number): void {
    this.sweeps.inc({ outcome });
    this.images.inc(images);
    this.objects.inc(strays);
  }

  countImages(images: number): void {
    this.images.inc(images);
  }
}
