/** What a remote's entry leaves in the page; https://rspack.rs/plugins/webpack/container-plugin. */
interface Container {
  init(scope: object): unknown;
  get(exposed: string): Promise<() => unknown>;
}

/** Written in by the bundler: fills the page's shared scope with the shell's libraries, once. */
declare const __webpack_init_sharing__: (scope: string) => Promise<unknown>;
declare const __webpack_share_scopes__: { default: object };

/** Fetches a remote's entry and takes what it exposes; the remote takes its shared libraries from the page's scope. */
export async function exposedBy(container: string, exposed: string, entry: string): Promise<unknown> {
  await Promise.all([run(entry), __webpack_init_sharing__('default')]);
  const remote = (window as unknown as Record<string, Container>)[container];
  if (!remote) throw new Error(`${entry} is no entry of ${container}`);
  await remote.init(__webpack_share_scopes__.default);
  const make = await remote.get(exposed);
  return make();
}

function run(address: string): Promise<void> {
  const script = document.createElement('script');
  return new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${address} did not arrive`)));
    script.src = address;
    document.head.append(script);
  }).finally(() => script.remove());
}
