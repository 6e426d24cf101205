import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DestinationView } from '@reefdesk/contracts/destinations/endpoints';
import type { TestimonialView } from '@reefdesk/contracts/testimonials/endpoints';
import { FIRST_PLACES } from '@reefdesk/service-kit/records/ordered.schema';
import type { ServiceName } from '@reefdesk/system/services';
import { changeUnseen, documentsOf } from '@reefdesk/test-kit/databases';
import { type Dump, loadDump, readDump, type StoredDocument } from '@reefdesk/test-kit/dumps';
import { HttpClient } from '@reefdesk/test-kit/http';
import { type ServiceProcess, startServiceProcess } from '@reefdesk/test-kit/service-process';
import { startTestStack, type TestStack } from '@reefdesk/test-kit/stack';
import { WholeSystem } from './support/whole-system.ts';

const ROOT = join(__dirname, '../..');
const HOURS = { day: 'Monday - Saturday', open: '08:00', close: '16:00' };
const FEE = { local: 5_000, tourist: 20_000 };

const REGISTRATION = { userId: '00000000-0000-4000-8000-000000000a11', fullname: 'Ana Wenas', passwordHash: 'its hash', language: 'EN' };

/** Changes the dump to what earlier code stored: hours and fees as strings, no time of change, and registrations by address. */
function older(dump: Dump): Dump {
  const stored = dump.catalog?.destinations ?? [];
  const [[first, second], destinations] = [stored as [StoredDocument, StoredDocument], stored.slice(2)];
  const encoded = { ...first, openingHour: JSON.stringify(JSON.stringify(HOURS)), entryFee: JSON.stringify(FEE) };
  const broken = { ...second, openingHour: '{"day": "Mon' };
  const testimonials = (dump.testimonials?.testimonials ?? []).map(({ updatedAt: _, ...testimonial }) => testimonial);
  return {
    ...dump,
    auth: { ...dump.auth, registrations: [{ _id: 'ana@reefdesk.example', ...REGISTRATION }] },
    catalog: { ...dump.catalog, destinations: [encoded, broken, ...destinations] },
    testimonials: { ...dump.testimonials, testimonials },
  };
}

describe('databases of earlier code', () => {
  let stack: TestStack;
  let dump: Dump;
  let system: WholeSystem;
  let second: ServiceProcess;

  beforeAll(async () => {
    stack = await startTestStack();
    dump = older(readDump(join(__dirname, 'earlier-databases/before-versions.json')));
    await loadDump(stack.mongoUri, stack.database, dump);
    const replica = startServiceProcess(join(ROOT, 'services/catalog/dist/main.js'), stack.env('catalog'));
    [system, second] = await Promise.all([WholeSystem.start({ restored: stack, everywhere: { LOG_LEVEL: 'info' } }), replica]);
  });

  afterAll(async () => {
    await second?.stop();
    await system?.stop();
  });

  const stored = (service: ServiceName, collection: string) => documentsOf(stack.mongoUri, stack.database(service), collection);
  const versionOf = async (service: ServiceName) => (await stored(service, 'database_version'))[0];
  const setVersion = (service: ServiceName, version: number) =>
    changeUnseen(stack.mongoUri, stack.database(service), 'database_version', { version });
  const listOf = (service: ServiceName, collection: string) => dump[service]?.[collection] ?? [];
  /** Staff accounts from before positions existed become owners. */
  const users = () => listOf('auth', 'users').map((user) => (user.role === 'admin' ? { ...user, position: 'owner' } : user));
  const done = (log: string): number => log.split('The migration of the database is done').length - 1;

  const command = async (script: string, args: string[], env: Record<string, string> = {}) => {
    const child = spawn(process.execPath, [join(ROOT, 'services', script), ...args], { env: { ...stack.env('catalog'), ...env } });
    const code = new Promise((resolve) => child.once('exit', resolve));
    child.stdin.end();
    const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
    return { code: await code, stdout, stderr };
  };

  it('are migrated once by one of two replicas that start together', async () => {
    expect(await versionOf('catalog')).toMatchObject({
      version: 2,
      begun: { version: 1 },
      applied: [{ id: '0002-hours-and-fees-as-objects', at: expect.any(Date) }],
      holder: null,
      fence: 1,
    });
    const lines = system.linesOf('catalog').map((line) => JSON.stringify(line));
    expect(done(lines.join('\n')) + done(second.log())).toBe(1);
    expect(await versionOf('auth')).toMatchObject({
      version: 3,
      applied: [{ id: '0002-earlier-staff-are-owners' }, { id: '0003-pending-accounts-by-id' }],
    });
  });

  it('keep readable records as they are answered, and all other records unchanged', async () => {
    const placed = listOf('catalog', 'destinations').map((record) => ({ ...record, place: FIRST_PLACES.last(record.createdAt) }));
    const [one, ...others] = placed;
    const now = await stored('catalog', 'destinations');
    expect(now).toHaveLength(1 + others.length);
    expect(now).toEqual(expect.arrayContaining([{ ...one, openingHour: HOURS, entryFee: FEE }, ...others]));
    expect(users()).toContainEqual(expect.objectContaining({ position: 'owner' }));
    expect(await stored('auth', 'users')).toEqual(users());
    const { userId, ...registration } = REGISTRATION;
    expect(await stored('auth', 'pending_accounts')).toEqual([{ _id: userId, email: 'ana@reefdesk.example', ...registration }]);
    const testimonials = await stored('testimonials', 'testimonials');
    expect(testimonials).toHaveLength(listOf('testimonials', 'testimonials').length);
    for (const { createdAt, updatedAt } of testimonials) expect(updatedAt).toEqual(createdAt);
  });

  it('are answered by the gateway with their stored values', async () => {
    const visitor = new HttpClient(system.url);
    const [destination] = listOf('catalog', 'destinations') as [StoredDocument];
    const { body } = await visitor.get<{ data: DestinationView }>(`/api/destination/${destination._id}`);
    expect(body.data).toMatchObject({
      destination_name_en: destination.name.en,
      destination_name_cn: destination.name.cn,
      opening_hour: HOURS,
      entry_fee: FEE,
      version: destination.version,
      created_at: destination.createdAt.toISOString(),
    });
    expect(body.data.gallery_images.map(({ meta }) => meta?.id)).toEqual(destination.images.map(({ image }: StoredDocument) => image.id));
    const [travel] = listOf('catalog', 'travels') as [StoredDocument];
    const page = await visitor.get<{ data: object }>(`/api/travel/${travel.slug}`);
    expect([page.status, JSON.stringify(page.body)]).toEqual([200, expect.stringContaining(travel.name.id)]);
    const guests = await visitor.get<{ data: TestimonialView[] }>('/api/testimonials');
    const ids = listOf('testimonials', 'testimonials').map(({ _id }) => _id);
    expect(guests.body.data.map(({ testimonial_id }) => testimonial_id).sort()).toEqual([...ids].sort());
    const slides = await visitor.get<{ data: object[] }>('/api/gallery-slides');
    expect(slides.body.data).toHaveLength(listOf('media', 'slides').length);
  });

  it('report their version, can be migrated down by a command, and up again', async () => {
    const shown = await command('catalog/dist/migrate.js', []);
    expect([shown.code, shown.stdout]).toEqual([
      0,
      expect.stringMatching(/is at version 2; this code is at version 2[\s\S]+0002-hours\S+ {2}applied 20/),
    ]);
    const back = await command('catalog/dist/migrate.js', ['--to', '1']);
    expect([back.code, back.stdout]).toEqual([
      0,
      expect.stringMatching(/^0002-hours-and-fees-as-objects is taken back\n[\s\S]+is at version 1;/),
    ]);
    expect(await versionOf('catalog')).toMatchObject({ version: 1, applied: [] });
    const on = await command('catalog/dist/migrate.js', ['--to', '2']);
    expect([on.code, on.stdout]).toEqual([0, expect.stringContaining('is at version 2;')]);
    expect(await command('catalog/dist/migrate.js', ['--to', '3'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--to: a version from 1 to 2 is needed'),
    });
    const nothing = await command('catalog/dist/migrate.js', ['--to', '1'], { MONGODB_DB: stack.database('nothing') });
    expect([nothing.code, nothing.stderr]).toEqual([1, expect.stringContaining('There is nothing in the database')]);
  });

  it('end the process with one line and stay unchanged when later code has written them', async () => {
    await setVersion('catalog', 7);
    const before = await versionOf('catalog');
    const { code, stderr } = await command('catalog/dist/main.js', [], { PORT: '0', OPS_PORT: '0', HOST: '127.0.0.1' });
    expect([code, stderr]).toEqual([
      1,
      `The database ${stack.database('catalog')} is at version 7, and this code knows versions up to 2: start the later code, or take the database back with it ("migrate --to 2").\n`,
    ]);
    expect(await versionOf('catalog')).toEqual(before);
    expect((await command('catalog/dist/migrate.js', ['--to', '2'])).code).toBe(1);
  });

  it('are not written by commands of earlier code', async () => {
    await setVersion('auth', 9);
    const args = ['add', '--email', 'late@reefdesk.example', '--name', 'Late'];
    const { code, stderr } = await command('auth/dist/cli.js', args, stack.env('auth'));
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^The database \S+ is at version 9, .+\n$/)]);
    expect(await stored('auth', 'users')).toEqual(users());
  });
});
