import type { Position, Role } from '@reefdesk/contracts/access';
import type { LanguageCode } from '@reefdesk/contracts/languages';
import type { PublicKey } from '@reefdesk/contracts/messages/auth.messages';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

const KEY_ID = 'test-key';
const ALGORITHM = 'EdDSA';

/** Signs internal tokens as auth does. A suite gives its keys to services by answering `ListPublicKeys`. */
export class TokenIssuer {
  readonly keys: PublicKey[];
  readonly #sign: (token: SignJWT) => Promise<string>;

  private constructor(keys: PublicKey[], sign: (token: SignJWT) => Promise<string>) {
    this.keys = keys;
    this.#sign = sign;
  }

  static async create(): Promise<TokenIssuer> {
    const { publicKey, privateKey } = await generateKeyPair(ALGORITHM);
    const { kty, crv = '', x = '' } = await exportJWK(publicKey);
    return new TokenIssuer([{ kty: kty ?? '', crv, x, kid: KEY_ID, alg: ALGORITHM }], (token) => token.sign(privateKey));
  }

  async headers(
    role: Role,
    userId = 'test-user',
    position: Position = 'owner',
    languages: readonly LanguageCode[] = ['ID'],
  ): Promise<{ authorization: string }> {
    const rights = { position, ...(position === 'translator' && { languages }) };
    const token = new SignJWT({ role, ...(role === 'admin' && rights), sid: 'test-session' })
      .setProtectedHeader({ alg: ALGORITHM, kid: KEY_ID })
      .setSubject(userId)
      .setIssuer('reefdesk-auth')
      .setAudience('reefdesk-services')
      .setIssuedAt()
      .setExpirationTime('5m');
    return { authorization: `Bearer ${await this.#sign(token)}` };
  }
}
