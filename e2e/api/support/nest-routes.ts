import type { Endpoint } from '@reefdesk/contracts/endpoint';
import { ENDPOINT_KEY } from '@reefdesk/service-kit/access/endpoint-metadata';

export interface NestRoute {
  method: string;
  path: string;
  /** Route of the handler's endpoint; undefined for a handler without one, which is an error. */
  endpoint: string | undefined;
}

/** In the order of Nest's RequestMethod. */
const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'ALL', 'OPTIONS', 'HEAD', 'SEARCH'];

type Class = new (...args: never[]) => object;

export function nestRoutes(root: unknown): NestRoute[] {
  const seen = new Set<unknown>();
  const controllers = new Set<Class>();
  const visit = (entry: unknown): void => {
    const resolved = resolve(entry);
    if (resolved === undefined || seen.has(resolved)) return;
    seen.add(resolved);
    const dynamic = typeof resolved === 'object' ? (resolved as { module: Class; imports?: unknown[]; controllers?: Class[] }) : undefined;
    const module = dynamic?.module ?? (resolved as Class);
    const listed = (key: string): unknown[] => Reflect.getMetadata(key, module) ?? [];
    for (const controller of [...listed('controllers'), ...(dynamic?.controllers ?? [])]) controllers.add(controller as Class);
    for (const imported of [...listed('imports'), ...(dynamic?.imports ?? [])]) visit(imported);
    if (dynamic) visit(module);
  };
  visit(root);
  return [...controllers].flatMap(routesOf);
}

function resolve(entry: unknown): unknown {
  const forward = entry as { forwardRef?: () => unknown } | undefined;
  return typeof forward?.forwardRef === 'function' ? forward.forwardRef() : entry;
}

function routesOf(controller: Class): NestRoute[] {
  const prefixes = pathsOf(controller);
  return methodNames(controller.prototype).flatMap((name) => {
    const handler = (controller.prototype as Record<string, object>)[name] as object;
    const method: unknown = Reflect.getMetadata('method', handler);
    if (typeof method !== 'number') return [];
    const endpoint = Reflect.getMetadata(ENDPOINT_KEY, handler) as Endpoint | undefined;
    return prefixes.flatMap((prefix) =>
      pathsOf(handler).map((path) => ({ method: METHODS[method] ?? '?', path: joined(prefix, path), endpoint: endpoint?.route })),
    );
  });
}

function methodNames(prototype: object): string[] {
  const names: string[] = [];
  for (let level = prototype; level !== Object.prototype; level = Object.getPrototypeOf(level)) {
    names.push(...Object.getOwnPropertyNames(level).filter((name) => !Object.getOwnPropertyDescriptor(level, name)?.get));
  }
  return [...new Set(names)].filter((name) => name !== 'constructor');
}

function pathsOf(target: object): string[] {
  const path: unknown = Reflect.getMetadata('path', target);
  return path === undefined ? [] : Array.isArray(path) ? path.map(String) : [String(path)];
}

function joined(...paths: string[]): string {
  const path = paths.flatMap((segment) => segment.split('/')).filter((segment) => segment !== '');
  return `/${path.join('/')}`;
}
