import type { AuditEntryView } from '@reefdesk/contracts/audit/endpoints';
import { type CreationOptions, SoftwareAuthenticator } from '@reefdesk/test-kit/software-authenticator';
import { SITE, type WholeSystem } from './whole-system.ts';

interface Page {
  data: AuditEntryView[];
  next_cursor: string | null;
}

const ADMIN = 'admin@reefdesk.example';

export class AuditReader {
  private constructor(
    private readonly system: WholeSystem,
    private readonly session: Record<string, string>,
  ) {}

  static async signIn(system: WholeSystem): Promise<AuditReader> {
    return new AuditReader(system, await system.signInAs(ADMIN));
  }

  async all(query = '', limit = 100): Promise<AuditEntryView[]> {
    const found: AuditEntryView[] = [];
    let cursor: string | null = null;
    do {
      const answer = await this.ask('GET', `/api/audit?${query}&limit=${limit}${cursor ? `&cursor=${cursor}` : ''}`);
      const page = (await answer.json()) as Page;
      found.push(...page.data);
      cursor = page.next_cursor;
    } while (cursor);
    return found;
  }

  async statusOf(method: string, path: string): Promise<number> {
    return (await this.ask(method, path)).status;
  }

  async export(query: string): Promise<{ headers: Headers; bytes: Uint8Array }> {
    const answer = await this.ask('GET', `/api/audit/export.csv?${query}`);
    return { headers: answer.headers, bytes: new Uint8Array(await answer.arrayBuffer()) };
  }

  async ownWrites(): Promise<void> {
    await this.system.signInAs(ADMIN);
    const sessions = (await (await this.ask('GET', '/api/sessions')).json()) as { data: { session_id: string; is_current: boolean }[] };
    const other = sessions.data.find(({ is_current }) => !is_current)?.session_id;
    await this.ask('DELETE', `/api/sessions/${other}`);
    await this.ask('DELETE', '/api/sessions', { password: this.system.password });
    await this.ask('POST', '/api/two-step/setup', { password: this.system.password });
    await this.ask('DELETE', '/api/oidc/link');
    await this.ask('PATCH', '/api/me', { fullname: 'Rina Wenas' });
    await this.passkeyWrites();
  }

  private async passkeyWrites(): Promise<void> {
    const { password } = this.system;
    const begun = (await (await this.ask('POST', '/api/passkeys/setup', { password })).json()) as { data: { options: CreationOptions } };
    const passkey = new SoftwareAuthenticator().create(begun.data.options, { origin: SITE });
    const added = (await (await this.ask('POST', '/api/passkeys', { name: 'Desk', passkey })).json()) as {
      data: { passkey: { passkey_id: string } };
    };
    const path = `/api/passkeys/${added.data.passkey.passkey_id}`;
    await this.ask('PATCH', path, { name: 'Front desk' });
    await this.ask('DELETE', path, { password });
  }

  private ask(method: string, path: string, json?: object): Promise<Response> {
    const body = json && JSON.stringify(json);
    return fetch(`${this.system.url}${path}`, { method, headers: { ...this.session, 'content-type': 'application/json' }, body });
  }
}
