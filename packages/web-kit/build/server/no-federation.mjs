/** On the server the shell receives the remote's code, without the federation runtime. */
export function registerRemotes() {}

export async function loadRemote(id) {
  throw new Error(`${id} is not drawn on the server`);
}
