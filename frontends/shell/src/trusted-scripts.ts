interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): unknown;
}

/** Paths of the builds: files of the shell and the remotes, and the offline worker at the root. */
const BUILT_SCRIPT = /^\/(?:(?:assets|remotes\/(?:public|admin))\/[\w./-]+|offline-worker)\.js$/;

/**
 * Restricts scripts to the product's own builds (Trusted Types, required by the pages' policy). The federation runtime and the bundler set
 * script addresses as plain strings, so this is the default policy; it rejects HTML and code strings.
 */
export function trustOwnScripts(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', { createScriptURL: ownScript });
}

/** Returns the address unchanged; throws if it is not one of a build. */
export function ownScript(address: string): string {
  const { origin, pathname } = new URL(address, location.href);
  if (origin !== location.origin || !BUILT_SCRIPT.test(pathname)) throw new TypeError(`Not a script of this site: ${address}`);
  return address;
}
