import { discover, type Kubectl, type Said, tried } from './kubectl.ts';

const answer = (out: unknown): Said => ({ out: JSON.stringify(out), error: '', code: 0 });
const failure = (error: string): Said => ({ out: '', error, code: 1 });

function serverWith(answers: Record<string, Said>): Kubectl {
  return async (args) =>
    answers[args.at(-1) ?? ''] ?? failure('Error from server (NotFound): the server could not find the requested resource\n');
}

const VERSION = { '/version': answer({ gitVersion: 'v1.20.2' }) };

describe('an API server behind kubectl', () => {
  it('reports its version and the kinds of each API version', async () => {
    const resources = (...kinds: string[]) => answer({ resources: kinds.map((kind) => ({ kind })) });
    const kubectl = serverWith({ ...VERSION, '/api/v1': resources('Pod', 'Secret'), '/apis/batch/v1': resources('Job', 'Job') });
    expect(await discover(kubectl, ['v1', 'batch/v1', 'policy/v1'])).toEqual({
      version: 'v1.20.2',
      kinds: new Map([
        ['v1', new Set(['Pod', 'Secret'])],
        ['batch/v1', new Set(['Job'])],
        ['policy/v1', new Set()],
      ]),
    });
  });

  it('throws if a request fails for another reason than a missing API version', async () => {
    const forbidden = failure('Error from server (Forbidden): forbidden: User "x" cannot get path "/apis/batch/v1"\n');
    await expect(discover(serverWith({ ...VERSION, '/apis/batch/v1': forbidden }), ['batch/v1'])).rejects.toThrow('cannot get path');
    const away = failure('The connection to the server localhost:8080 was refused\n');
    await expect(discover(serverWith({ '/version': away }), [])).rejects.toThrow('was refused');
  });

  it('gets the manifests in one strict server-side dry run', async () => {
    const calls: { args: readonly string[]; input?: string }[] = [];
    const kubectl: Kubectl = async (args, input) => {
      calls.push({ args, input });
      return answer('');
    };
    const manifests = ['a', 'b'].map((name) => ({ apiVersion: 'v1', kind: 'Secret', metadata: { name } }));
    await tried(kubectl, manifests);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.args).toEqual(expect.arrayContaining(['apply', '--dry-run=server', '--validate=strict']));
    expect(calls[0]?.input?.split('\n').map((document) => JSON.parse(document))).toEqual(manifests);
  });
});
