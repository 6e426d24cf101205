/** On the server the shell is handed the remote's code: there is no runtime that fetches it. */
export function registerRemotes() {}

export async function loadRemote(id) {
  throw new Error(`${id} is not drawn on the server`);
}
