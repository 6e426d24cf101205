import type { INestApplication } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { SESSION_COOKIE_NAMES } from '@reefdesk/contracts/session-cookie';
import { ACCESS_KEY, type Access } from '../access/access.decorators.ts';
import { describeOperation, type FoundOperation } from './describe-operation.ts';
import type { ServiceDocs } from './operation-docs.ts';
import { VIEW_SCHEMAS } from './view-schemas.ts';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/**
 * The OpenAPI 3.1 document of a service. Which calls there are and who may make them is read from its controllers; what they
 * mean comes from DOCS, what travels from the contracts. A call without docs stays bare: a test finds it.
 */
export function buildApiDocument(app: INestApplication, service: string, docs: ServiceDocs): OpenAPIObject {
  const config = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle(`Reefdesk: ${service}`)
    .setVersion('1.0')
    .addCookieAuth(SESSION_COOKIE_NAMES.http, { type: 'apiKey', in: 'cookie', description: 'Set by login and register' }, 'session')
    .build();
  const found = SwaggerModule.createDocument(app, config, { operationIdFactory: handlerName });
  const access = accessOf(app);
  for (const [path, item] of Object.entries(found.paths)) {
    for (const method of METHODS) {
      const operation = item[method] as FoundOperation | undefined;
      if (!operation) continue;
      const name = `${method.toUpperCase()} ${path}` as keyof ServiceDocs;
      Object.assign(item, { [method]: describeOperation(name, service, operation, access.get(operation.operationId), docs[name]) });
    }
  }
  return { ...found, components: { ...found.components, schemas: schemasUsedBy(found.paths) } } as OpenAPIObject;
}

/** A handler of several paths comes as `get[0]`, `get[1]`. */
function handlerName(controller: string, method: string): string {
  return `${controller}.${method.replace(/\[\d+\]$/, '')}`;
}

/** `Controller.method` → who may call it, as the guard reads it. */
function accessOf(app: INestApplication): ReadonlyMap<string, Access> {
  const found = new Map<string, Access>();
  for (const { controllers } of app.get(ModulesContainer).values()) {
    for (const { metatype } of controllers.values()) {
      if (typeof metatype !== 'function') continue;
      for (const method of Object.getOwnPropertyNames(metatype.prototype)) {
        const handler: unknown = Object.getOwnPropertyDescriptor(metatype.prototype, method)?.value;
        if (typeof handler !== 'function') continue;
        const access: Access | undefined = Reflect.getMetadata(ACCESS_KEY, handler) ?? Reflect.getMetadata(ACCESS_KEY, metatype);
        if (access) found.set(`${metatype.name}.${method}`, access);
      }
    }
  }
  return found;
}

/** The views that are referred to, and those that they refer to. */
function schemasUsedBy(paths: unknown): Record<string, unknown> {
  const schemas: Readonly<Record<string, unknown>> = VIEW_SCHEMAS;
  const used = new Set<string>();
  const take = (part: unknown): void => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (used.has(name)) continue;
      used.add(name);
      if (Object.hasOwn(schemas, name)) take(schemas[name]);
    }
  };
  take(paths);
  return Object.fromEntries([...used].sort().map((name) => [name, schemas[name] ?? {}]));
}
