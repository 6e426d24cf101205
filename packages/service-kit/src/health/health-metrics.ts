import type { HealthRegistry } from './health-registry.ts';
import type { Metrics } from './metrics.ts';

export function showHealth(health: HealthRegistry, metrics: Metrics): void {
  metrics.gauge('health_check_up', 'Whether a check of what the process depends on passes', ['check'], async (gauge) => {
    const { checks } = await health.report();
    for (const [check, outcome] of Object.entries(checks)) gauge.set({ check }, outcome === 'up' ? 1 : 0);
  });
}
