import type { Access } from '@reefdesk/contracts/access';
import type { Endpoint, Endpoints } from '@reefdesk/contracts/endpoint';
import type { Request } from 'express';

interface NamedAccess {
  /** As in the contracts. */
  name: string;
  access: Access;
  isBeforeSecondStep: boolean;
}

/** Who may make which call of a service, as the contracts say. */
export class CallAccess {
  private readonly rows: ReadonlyMap<string, NamedAccess>;

  constructor(calls: Endpoints) {
    this.rows = new Map(
      Object.entries<Endpoint>(calls).map(([name, { access, isBeforeSecondStep = false }]) => [
        nameless(name),
        { name, access, isBeforeSecondStep },
      ]),
    );
  }

  /** By the route that the request was taken for; undefined where the contracts know no such call. */
  callOf({ method, route }: Pick<Request, 'method' | 'route'>): NamedAccess | undefined {
    const path: unknown = route?.path;
    return typeof path === 'string' ? this.rows.get(nameless(`${method === 'HEAD' ? 'GET' : method} ${path}`)) : undefined;
  }
}

/** What a parameter is called does not matter: `{id}` in the contracts, `:id` in routes. */
function nameless(name: string): string {
  return name.replace(/:\w+|\{\w+\}/g, '*');
}
