import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { load } from 'js-yaml';
import { readAlerts, readBoard } from './queries.ts';

const ROOT = join(__dirname, '../../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const configuration = <Shape>(path: string): Shape => load(read(join('deploy/observability', path))) as Shape;

/** Size limit of one form (services/media/README.md). */
const FORM_MEGABYTES = 100;

interface Prometheus {
  scrape_configs: { job_name: string; dns_sd_configs?: { names: string[]; port: number }[] }[];
}

interface DataSources {
  datasources: { uid: string; url: string }[];
}

const { services, configs } = load(read('docker-compose.yml')) as {
  services: Record<string, { networks?: string[]; tmpfs?: string[] }>;
  configs: Record<string, { content: string }>;
};

function reaches(from: string, to: string): boolean {
  const own = services[from]?.networks ?? [];
  return (services[to]?.networks ?? []).some((network) => own.includes(network));
}

describe('the observability profile of compose', () => {
  const processes = load(configs['prometheus-processes']?.content ?? '') as Prometheus;
  const scrapes = processes.scrape_configs.flatMap(({ dns_sd_configs = [] }) => dns_sd_configs);
  const { datasources } = configuration<DataSources>('grafana/provisioning/datasources/reefdesk.yml');

  it('lets Prometheus reach the internal port of every process', () => {
    const names = scrapes.flatMap((scrape) => scrape.names);
    // service-places.spec.ts checks that each service is listed.
    expect(names).toContain('gateway');
    for (const name of names) expect([name, reaches('prometheus', name)]).toEqual([name, true]);
    for (const { port } of scrapes) expect(read('deploy/docker/node-service.Dockerfile')).toContain(`OPS_PORT=${port}`);
  });

  it('has an alarm for a full work folder, which neither an empty one nor a whole form in it triggers', () => {
    const { expr = '' } = readAlerts().find(({ alert }) => alert === 'ReefdeskWorkDiskLow') ?? {};
    const [, share] = /media_work_dir_free_bytes \/ media_work_dir_size_bytes\) < ([\d.]+)/.exec(expr) ?? [];
    const [, megabytes] = /^\/tmp:size=(\d+)m/.exec(services.media?.tmpfs?.join() ?? '') ?? [];
    const raisedBelow = Number(share) * Number(megabytes);
    expect(raisedBelow).toBeLessThan(Number(megabytes) - FORM_MEGABYTES);
    expect(raisedBelow).toBeGreaterThanOrEqual(FORM_MEGABYTES);
  });

  it('lets Grafana reach its sources, and the board uses only those', () => {
    for (const { url } of datasources) expect([url, reaches('grafana', new URL(url).hostname)]).toEqual([url, true]);
    const uids = new Set(datasources.map(({ uid }) => uid));
    const asked = JSON.stringify(readBoard()).matchAll(/"datasource":\{"type":"\w+","uid":"(\w+)"\}/g);
    for (const [, uid] of asked) expect([uid, uids.has(uid ?? '')]).toEqual([uid, true]);
  });

  it('receives traces from every process and forwards them to the backend', () => {
    const [, backend = ''] = /TRACES_BACKEND:-([\w-]+):\d+/.exec(read('deploy/observability/otel-collector.yml')) ?? [];
    expect(reaches('otel-collector', backend)).toBe(true);
    for (const name of scrapes.flatMap((scrape) => scrape.names)) expect([name, reaches(name, 'otel-collector')]).toEqual([name, true]);
  });
});
