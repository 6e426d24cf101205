import { consumersOf } from '../setup/src/consumers.ts';
import { completeSecrets } from '../setup/src/secrets.ts';
import { type ComposeService, composeFile } from './compose-file.ts';

const SECRETS_AT = '/run/reefdesk';
const secrets = completeSecrets({});
const consumers = new Map(consumersOf(secrets).map((consumer) => [consumer.folder, consumer]));
const { services } = composeFile();

const mountsOf = ({ volumes = [] }: ComposeService) => volumes.map((volume) => volume.split(':') as [string, string, string?]);
const secretsOf = (service: ComposeService) =>
  mountsOf(service).find(([source, target]) => source.startsWith('secrets-') && target === SECRETS_AT);
const users = Object.entries(services).filter(([name, service]) => name !== 'init' && secretsOf(service));

describe('secrets in docker-compose.yml', () => {
  it('are written by init for exactly the existing volumes', () => {
    const init = services.init as ComposeService;
    const written = mountsOf(init).filter(([, target]) => target.startsWith(`${SECRETS_AT}/`));
    for (const [source, target] of written) expect(`${SECRETS_AT}/${source.slice('secrets-'.length)}`).toBe(target);
    const folders = written.map(([, target]) => target.slice(SECRETS_AT.length + 1));
    expect(folders.sort()).toEqual([...consumers.keys(), 'master'].sort());
  });

  it('are mounted only into their own service, and written only by init', () => {
    const readers = (volume: string) =>
      Object.entries(services).flatMap(([name, service]) => (mountsOf(service).some(([source]) => source === volume) ? [name] : []));
    expect(readers('secrets-master')).toEqual(['init']);
    for (const [, service] of users) expect(secretsOf(service)?.[2]).toBe('ro');
    for (const folder of consumers.keys()) {
      const who = readers(`secrets-${folder}`).filter((name) => name !== 'init');
      expect(who).toEqual(folder === 'mongo' ? ['mongo', 'mongo-setup'] : [folder]);
    }
  });

  it.each(users)('%s finds each referenced secret file and runs as a user who may read it', (_name, service) => {
    const consumer = consumers.get(secretsOf(service)?.[0].slice('secrets-'.length) ?? '');
    const told = [...Object.values(service.environment ?? {}).map(String), ...(service.command ?? [])].filter((text) =>
      text.startsWith(`${SECRETS_AT}/`),
    );
    for (const file of told) expect(Object.keys(consumer?.files ?? {})).toContain(file.slice(SECRETS_AT.length + 1));
    // Images of this repository run as user 1000.
    expect(`${service.user ?? '1000:1000'}`).toBe(`${consumer?.owner}:${consumer?.owner}`);
  });

  it('contain the password of the NATS account that the service uses', () => {
    for (const [, service] of users) {
      const user = service.environment?.NATS_USER as keyof typeof secrets.nats | undefined;
      const files = consumers.get(secretsOf(service)?.[0].slice('secrets-'.length) ?? '')?.files;
      expect(files?.['nats-password']).toBe(user && secrets.nats[user]);
    }
  });

  it('are not written in the compose file', () => {
    const values = Object.values(services).flatMap(({ environment = {} }) => Object.entries(environment));
    const secret = values.filter(([name]) => /PASSWORD|SECRET|_KEY|URI$/.test(name) && !/_FILE$/.test(name));
    // Optional secrets of the operator.
    expect(Object.fromEntries(secret)).toEqual({ ADMIN_PASSWORD: '', OIDC_CLIENT_SECRET: '', TRANSLATOR_KEY: '' });
  });
});
