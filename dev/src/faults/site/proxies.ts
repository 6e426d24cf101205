import type { BackingServices } from '@reefdesk/embedded-stack/backing-services';
import { FaultProxy } from '@reefdesk/test-kit/fault-proxy';

/** Fault proxies between processes and stores, which can cut, hold or inspect connections. */
export interface FaultProxies {
  nats: FaultProxy;
  database: FaultProxy;
  storage: FaultProxy;
}

export function addressesOf({ nats, mongo, storage }: BackingServices): Record<keyof FaultProxies, string> {
  return { nats: nats.url.replace('nats:', 'http:'), database: databaseAddress(mongo.uri), storage: storage.settings.endpoint };
}

export async function openProxies(stack: BackingServices): Promise<FaultProxies> {
  const addresses = addressesOf(stack);
  const proxies = {
    nats: await FaultProxy.to(addresses.nats),
    database: await FaultProxy.to(addresses.database),
    storage: await FaultProxy.to(addresses.storage),
  };
  await Promise.all(Object.values(proxies).map((proxy) => proxy.open()));
  return proxies;
}

/** Address of the one server of a connection string; its host may be a socket path. */
function databaseAddress(uri: string): string {
  const [, path] = /^mongodb:\/\/(%2F[^/?]*)/.exec(uri) ?? [];
  if (path) return `unix:${decodeURIComponent(path)}`;
  const { hostname, port } = new URL(uri.replace('mongodb:', 'http:'));
  return `http://${hostname}:${port || 27_017}`;
}

export function uriBy(proxy: FaultProxy, uri: string): string {
  return `mongodb://127.0.0.1:${proxy.port}/${uri.includes('?') ? uri.slice(uri.indexOf('?')) : ''}`;
}
