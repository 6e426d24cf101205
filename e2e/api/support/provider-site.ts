import { type OpenDatabase, openDatabase } from '@reefdesk/test-kit/databases';
import { IdentityProvider, type ProviderPerson } from '@reefdesk/test-kit/identity-provider';
import { ProviderVisitor } from './provider-visitor.ts';
import { SITE, WholeSystem } from './whole-system.ts';

/** Sign-in page after a failed return from the provider; the error code is appended to the fragment. */
export const BACK = '/auth/sign-in?lang=en#oidc=';

interface StoredUser {
  _id: string;
  email: string;
  oidcIdentity?: string;
}

/** The whole system with an identity provider and people who have accounts there. */
export class ProviderSite {
  private known = 0;

  private constructor(
    /** People known to the provider, by subject. */
    readonly people: Record<string, ProviderPerson>,
    readonly provider: IdentityProvider,
    readonly system: WholeSystem,
    readonly opened: OpenDatabase,
  ) {}

  static async start(): Promise<ProviderSite> {
    const people: Record<string, ProviderPerson> = {};
    const provider = await IdentityProvider.start({ redirectUri: `${SITE}/api/oidc/callback`, people });
    const gateway = { OIDC_ISSUER: provider.issuer, OIDC_NAME: 'Reef ID' };
    const system = await WholeSystem.start({ auth: provider.env(), gateway });
    return new ProviderSite(people, provider, system, await openDatabase(system.databaseOf('auth')));
  }

  async stop(): Promise<void> {
    await this.opened.close();
    await this.system.stop();
    await this.provider.stop();
  }

  users() {
    return this.opened.database.collection<StoredUser>('users');
  }

  visitor(): ProviderVisitor {
    return new ProviderVisitor(this.system, this.provider);
  }

  atProvider(person: ProviderPerson): string {
    this.known += 1;
    const subject = `person-${this.known}`;
    this.people[subject] = person;
    return subject;
  }

  async customer(email: string, isVerified = true): Promise<string> {
    await this.system.addPerson(email, []);
    if (isVerified) await this.users().updateOne({ email }, { $set: { emailVerified: true } });
    return this.atProvider({ email, email_verified: true, name: 'Ana Wenas' });
  }
}
