import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { changeUnseen } from '@reefdesk/test-kit/databases';
import { eventually } from '@reefdesk/test-kit/eventually';
import { createWorld, type World } from '@reefdesk/test-kit/fuzz/world';
import { PlainHttp } from '@reefdesk/test-kit/plain-http';
import type { ServiceProcess } from '@reefdesk/test-kit/service-process';
import { WholeSystem } from './support/whole-system.ts';

type Headers = Record<string, string>;

/** The writer's gateway and the reader's gateway use different replicas of catalog. */
describe('cached lists of two catalog replicas behind two gateways', () => {
  let system: WholeSystem;
  let replica: ServiceProcess;
  let second: ServiceProcess;
  let here: PlainHttp;
  let there: PlainHttp;
  let admin: Headers;
  let world: World;

  beforeAll(async () => {
    system = await WholeSystem.start();
    replica = await system.addReplica('catalog');
    second = await system.addGateway({ CATALOG_URL: replica.url });
    [here, there] = [new PlainHttp(system.url), new PlainHttp(second.url)];
    admin = await system.signIn('admin');
    world = await createWorld(system, admin);
  });

  afterAll(async () => {
    for (const gateway of [here, there]) gateway?.close();
    await second?.stop();
    await replica?.stop();
    await system?.stop();
  });

  async function edit(path: string, change: object): Promise<void> {
    const headers = { ...admin, 'content-type': 'application/json' };
    const answer = await here.ask(path, { method: 'PATCH', headers, body: JSON.stringify(change) });
    expect([path, answer.status]).toEqual([path, 200]);
  }

  const read = async (path: string, headers: Headers) => {
    const answer = await there.ask(path, { headers });
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.text;
  };

  const LISTS = ['/api/packages', '/api/get-destinations', '/api/destinations', '/api/get-travels-with-stats'];

  it('show staff a saved change in the next answer of either replica', async () => {
    for (let time = 0; time < 5; time++) {
      for (const path of LISTS) await read(path, admin);
      const [travel, place] = [`Trip ${time} of today`, `Place ${time} of today`];
      await edit(`/api/edit-travel/${world.ids.travelId}`, { travel_name_en: travel });
      expect(await read('/api/packages', admin)).toContain(travel);
      await edit(`/api/edit-destination/${world.ids.destinationId}`, { destination_name_en: place });
      for (const path of LISTS) expect(await read(path, admin)).toContain(place);
    }
  });

  it('never show visitors and customers a draft, however often staff read it (OR-41)', async () => {
    const customer = await system.signIn('customer');
    const secret = 'Not yet for anybody';
    await edit(`/api/edit-travel/${world.ids.travelId}`, { travel_name_en: secret, status: 'draft' });
    for (let time = 0; time < 3; time++) {
      expect(await read('/api/packages', admin)).toContain(secret);
      expect(await read('/api/packages', customer)).not.toContain(secret);
    }
    const figures = await there.ask('/api/get-travels-with-stats', { headers: customer });
    expect([figures.status, figures.text.includes(secret)]).toEqual([403, false]);
    await eventually(async () => expect(await read('/api/packages', {})).not.toContain(secret));
    await edit(`/api/edit-travel/${world.ids.travelId}`, { status: 'active' });
    expect(await read('/api/packages', customer)).toContain(secret);
  });

  it('reject agents from the lists of editors and let translators read them', async () => {
    await system.addPerson('agent@tangkasi.example', ['--role', 'admin', '--position', 'agent']);
    await system.addPerson('translator@tangkasi.example', ['--role', 'admin', '--position', 'translator', '--languages', 'CN']);
    await read('/api/get-travels-with-stats', admin);
    const statusFor = async (email: string) =>
      (await there.ask('/api/get-travels-with-stats', { headers: await system.signInAs(email) })).status;
    expect(await statusFor('agent@tangkasi.example')).toBe(403);
    expect(await statusFor('translator@tangkasi.example')).toBe(200);
  });

  it('show a changed text alternative from media', async () => {
    const [, id = ''] = /\/media\/([\w-]+)/.exec(await read('/api/packages', admin)) ?? [];
    const alt = 'A turtle over the wall';
    await edit(`/api/library/${id}`, { alt: { en: alt, id: alt, cn: alt } });
    await eventually(async () => expect(await read('/api/packages', admin)).toContain(alt));
  });

  it('show a direct change of the database within a moment', async () => {
    const { uri, name } = system.databaseOf('catalog');
    await read('/api/packages', admin);
    await changeUnseen(uri, name, 'travels', { 'name.en': 'Written past everybody' });
    await eventually(async () => expect(await read('/api/packages', admin)).toContain('Written past everybody'));
  });
});
