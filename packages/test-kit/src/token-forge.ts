import { createHmac } from 'node:crypto';
import { exportJWK, exportSPKI, generateKeyPair, SignJWT } from 'jose';

type SigningKey = Parameters<SignJWT['sign']>[0];

const KEY_ID = 'the-real-key';
const ALGORITHM = 'EdDSA';

export interface TokenPlan {
  role?: string;
  position?: string;
  subject?: string | undefined;
  session?: string | undefined;
  audience?: string;
  issuer?: string;
  kid?: string;
  lifeSeconds?: number;
}

/** Makes valid and invalid internal tokens with known keys. */
export class TokenForge {
  readonly keySet: string;
  private readonly privateKey: SigningKey;
  private readonly publicJwk: Readonly<Record<string, unknown>>;
  private readonly publicPem: string;
  private readonly strangerKey: SigningKey;

  private constructor(
    own: { privateKey: SigningKey; jwk: object; publicJwk: Record<string, unknown>; publicPem: string },
    stranger: SigningKey,
  ) {
    this.keySet = JSON.stringify({ keys: [own.jwk] });
    this.privateKey = own.privateKey;
    this.publicJwk = own.publicJwk;
    this.publicPem = own.publicPem;
    this.strangerKey = stranger;
  }

  static async create(): Promise<TokenForge> {
    const own = await generateKeyPair(ALGORITHM, { crv: 'Ed25519', extractable: true });
    const stranger = await generateKeyPair(ALGORITHM, { crv: 'Ed25519', extractable: true });
    const jwk = { ...(await exportJWK(own.privateKey)), kid: KEY_ID };
    const { d: _, ...publicJwk } = jwk;
    const publicPem = await exportSPKI(own.publicKey);
    return new TokenForge({ privateKey: own.privateKey, jwk, publicJwk, publicPem }, stranger.privateKey);
  }

  signed(plan: TokenPlan = {}): Promise<string> {
    return this.sign(plan, this.privateKey);
  }

  async forged(): Promise<Record<string, string>> {
    const claims = part(this.claims({}));
    const unsigned = (alg: string) => `${part({ alg, kid: KEY_ID, typ: 'JWT' })}.${claims}.`;
    const genuine = await this.signed();
    const [header, , signature] = genuine.split('.');
    return {
      'an empty one': '',
      'no token at all': 'let-me-in',
      'alg none': unsigned('none'),
      'alg None': unsigned('None'),
      'no algorithm': `${part({ kid: KEY_ID })}.${claims}.`,
      'HS256 with the public key as PEM': this.hmac(claims, this.publicPem),
      'HS256 with the bytes of the public key': this.hmac(claims, Buffer.from(String(this.publicJwk.x), 'base64url')),
      'a key that it brings along': await this.sign({}, this.strangerKey, { jwk: this.publicJwk }),
      'the key of a stranger under the real kid': await this.sign({}, this.strangerKey),
      'an unknown kid': await this.signed({ kid: 'another-key' }),
      'a kid that is a path': await this.signed({ kid: '../../dev/null' }),
      'another audience': await this.signed({ audience: 'somebody-else' }),
      'another issuer': await this.signed({ issuer: 'somebody-else' }),
      'an expired one': await this.signed({ lifeSeconds: -60 }),
      'no subject': await this.signed({ subject: undefined }),
      'no session': await this.signed({ session: undefined }),
      'an unknown role': await this.signed({ role: 'owner' }),
      'an unknown position': await this.signed({ position: 'emperor' }),
      'claims that were changed': `${header}.${part(this.claims({ subject: 'somebody-else' }))}.${signature}`,
      'a cut signature': genuine.slice(0, -8),
      'a very long one': `${genuine}${'A'.repeat(8_000)}`,
    };
  }

  private sign(plan: TokenPlan, key: SigningKey, header: Record<string, unknown> = {}): Promise<string> {
    return new SignJWT(this.claims(plan)).setProtectedHeader({ alg: ALGORITHM, kid: plan.kid ?? KEY_ID, ...header }).sign(key);
  }

  private hmac(claims: string, secret: string | Buffer): string {
    const signed = `${part({ alg: 'HS256', kid: KEY_ID, typ: 'JWT' })}.${claims}`;
    return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
  }

  private claims(plan: TokenPlan): Record<string, unknown> {
    const { role = 'admin', position = 'owner', audience = 'reefdesk-services', issuer = 'reefdesk-auth', lifeSeconds = 60 } = plan;
    const now = Math.floor(Date.now() / 1_000);
    const subject = 'subject' in plan ? plan.subject : 'somebody';
    const session = 'session' in plan ? plan.session : 'a-session';
    return { role, position, sub: subject, sid: session, aud: audience, iss: issuer, iat: now - 120, exp: now + lifeSeconds };
  }
}

function part(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
