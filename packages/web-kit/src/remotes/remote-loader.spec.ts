import { loadRemoteApp } from './remote-loader.ts';

/** What the bundler writes in. */
const scope = { react: {} };
Object.assign(globalThis, { __webpack_init_sharing__: jest.fn(async () => undefined), __webpack_share_scopes__: { default: scope } });

const App = () => null;
const container = { init: jest.fn(), get: jest.fn(async () => () => ({ default: App })) };

/** Each script that is put into the page comes to the next of these ends. */
function scripts(...ends: ('load' | 'error')[]): string[] {
  const asked: string[] = [];
  jest.spyOn(document.head, 'append').mockImplementation((script) => {
    asked.push((script as HTMLScriptElement).src);
    const end = ends.shift() ?? 'error';
    if (end === 'load') Object.assign(window, { remote_public: container });
    queueMicrotask(() => (script as HTMLScriptElement).dispatchEvent(new Event(end)));
  });
  return asked;
}

afterEach(() => jest.restoreAllMocks());

describe('a remote', () => {
  it('that did not arrive is asked for again, under a fresh address, and then kept', async () => {
    const asked = scripts('error', 'load');
    await expect(loadRemoteApp('public')).rejects.toMatchObject({ name: 'RemoteUnavailableError', remote: 'public' });
    const [one, other] = [loadRemoteApp('public'), loadRemoteApp('public')];
    await expect(one).resolves.toEqual({ default: App });
    expect(other).toBe(one);
    expect(asked).toEqual([
      expect.stringMatching(/\/remotes\/public\/remoteEntry\.js$/),
      expect.stringMatching(/\/remotes\/public\/remoteEntry\.js\?retry=\d+$/),
    ]);
    expect(container.init).toHaveBeenCalledWith(scope);
    expect(container.get).toHaveBeenCalledWith('./app');
  });

  it('whose entry leaves nothing in the page counts as away', async () => {
    scripts('load');
    await expect(loadRemoteApp('admin')).rejects.toMatchObject({ name: 'RemoteUnavailableError', remote: 'admin' });
  });
});
