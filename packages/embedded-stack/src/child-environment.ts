/** What every child may know of our own environment. Anything else, secrets above all, it gets only by name. */
const PASSED_ON =
  /^(PATH|HOME|USER|LANG|LC_.*|TZ|TMPDIR|NODE_COMPILE_CACHE|NODE_EXTRA_CA_CERTS|SSL_CERT_.*|OTEL_.*|LOG_LEVEL|(HTTPS?|NO)_PROXY)$/i;

export function childEnvironment(own: Record<string, string | undefined> = {}): Record<string, string> {
  const inherited = Object.entries(process.env).filter(([key]) => PASSED_ON.test(key));
  return Object.fromEntries([...inherited, ...Object.entries(own)].filter((entry): entry is [string, string] => entry[1] !== undefined));
}
