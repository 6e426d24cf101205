interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): unknown;
}

/** Where builds lie: the shell's own files, and those of the remotes. The worker stands beside, at the root that it answers for. */
const BUILT_SCRIPT = /^\/(?:(?:assets|remotes\/(?:public|admin))\/[\w./-]+|offline-worker)\.js$/;

/**
 * From here on a script comes from our own builds or not at all, whoever writes its address: the pages' policy makes the browser
 * ask here (Trusted Types). The federation runtime and the bundler's set addresses of scripts as plain texts, so this is the
 * default policy; HTML and code as texts are never let through.
 */
export function trustOwnScripts(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', { createScriptURL: ownScript });
}

/** The address as it is; throws where it leads elsewhere. */
export function ownScript(address: string): string {
  const { origin, pathname } = new URL(address, location.href);
  if (origin !== location.origin || !BUILT_SCRIPT.test(pathname)) throw new TypeError(`Not a script of this site: ${address}`);
  return address;
}
