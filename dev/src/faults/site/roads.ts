import type { Parts } from '@reefdesk/embedded-stack/parts';
import { Road } from '@reefdesk/test-kit/road';

/** Fault proxies between processes and stores, which can cut, hold or inspect connections. */
export interface Roads {
  nats: Road;
  database: Road;
  storage: Road;
}

export function addressesOf({ nats, mongo, storage }: Parts): Record<keyof Roads, string> {
  return { nats: nats.url.replace('nats:', 'http:'), database: databaseAddress(mongo.uri), storage: storage.settings.endpoint };
}

export async function openRoads(parts: Parts): Promise<Roads> {
  const addresses = addressesOf(parts);
  const roads = {
    nats: await Road.to(addresses.nats),
    database: await Road.to(addresses.database),
    storage: await Road.to(addresses.storage),
  };
  await Promise.all(Object.values(roads).map((road) => road.open()));
  return roads;
}

/** Address of the one server of a connection string; its host may be a socket path. */
function databaseAddress(uri: string): string {
  const [, path] = /^mongodb:\/\/(%2F[^/?]*)/.exec(uri) ?? [];
  if (path) return `unix:${decodeURIComponent(path)}`;
  const { hostname, port } = new URL(uri.replace('mongodb:', 'http:'));
  return `http://${hostname}:${port || 27_017}`;
}

export function uriBy(road: Road, uri: string): string {
  return `mongodb://127.0.0.1:${road.port}/${uri.includes('?') ? uri.slice(uri.indexOf('?')) : ''}`;
}
