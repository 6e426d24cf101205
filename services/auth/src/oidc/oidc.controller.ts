import { Controller, Query, Req, Res } from '@nestjs/common';
import { oidc } from '@reefdesk/contracts/accounts/endpoints';
import { OIDC_COOKIE_NAMES } from '@reefdesk/contracts/accounts/values';
import type { ProviderLinkView } from '@reefdesk/contracts/accounts/views';
import { toLanguageCode } from '@reefdesk/contracts/languages';
import { type Success, success } from '@reefdesk/contracts/schema/view';
import { CalledBy, type Caller } from '@reefdesk/service-kit/access/caller';
import { Endpoint } from '@reefdesk/service-kit/endpoint/endpoint.decorator';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Request, Response } from 'express';
import { readDeviceCookie } from '../sign-in/device-cookie.ts';
import { SignInEntry } from '../sign-in/sign-in-entry.ts';
import { FLOW_LIFE_MS } from './oidc-flow.schema.ts';
import { OidcLinking } from './oidc-linking.ts';
import { OidcReturnService } from './oidc-return.service.ts';
import { OidcStartService } from './oidc-start.service.ts';

interface TravellingBrowser {
  /** Proves that the callback comes from the browser that started the flow. */
  secret: string;
  /** Copy of the device cookie, which browsers do not send when another site redirects here. */
  device: string | undefined;
}

const BETWEEN = '.';

function readOidcCookie(request: Request): Partial<TravellingBrowser> {
  const [secret, device] = (parseCookie(request.headers.cookie ?? '')[cookieName(request)] ?? '').split(BETWEEN);
  return { ...(secret && { secret }), ...(device && { device }) };
}

function setOidcCookie(response: Response, { secret, device }: TravellingBrowser): void {
  append(response, device ? secret + BETWEEN + device : secret, FLOW_LIFE_MS / 1_000);
}

function clearOidcCookie(response: Response): void {
  append(response, '', 0);
}

/** `Lax`, because the provider redirects here from another site. */
function append(response: Response, value: string, maxAge: number): void {
  const { secure } = response.req;
  const cookie = { name: cookieName(response.req), value, maxAge, path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  response.append('Set-Cookie', stringifySetCookie(cookie));
}

function cookieName({ secure }: Request): string {
  return OIDC_COOKIE_NAMES[secure ? 'https' : 'http'];
}

@Controller()
export class OidcLinkController {
  constructor(private readonly linking: OidcLinking) {}

  @Endpoint(oidc.getLink)
  async look(@CalledBy() caller: Caller): Promise<Success<ProviderLinkView>> {
    return success({ linked: await this.linking.isLinked(caller) });
  }

  @Endpoint(oidc.unlink)
  async unlink(@CalledBy() caller: Caller): Promise<Success<null>> {
    await this.linking.unlink(caller);
    return success(null, 'From now on your password alone lets you in');
  }
}

@Controller()
export class OidcPublicController {
  constructor(
    private readonly starts: OidcStartService,
    private readonly returns: OidcReturnService,
    private readonly signInEntry: SignInEntry,
  ) {}

  /** The query has no schema: unknown values are ignored, not rejected. */
  @Endpoint(oidc.start)
  async start(
    @Req() request: Request,
    @CalledBy() caller: Caller,
    @Query('for') purpose: unknown,
    @Query('lang') language: unknown,
    @Res() response: Response,
  ): Promise<void> {
    const start = { purpose: purpose === 'link' ? 'link' : 'sign-in', language: toLanguageCode(language), address: request.ip } as const;
    const { to, secret } = await this.starts.begin(caller, { ...start, isFromElsewhere: isFromElsewhere(request) });
    if (secret) setOidcCookie(response, { secret, device: readDeviceCookie(request) });
    leadTo(response, to);
  }

  @Endpoint(oidc.callback)
  async callback(@Req() request: Request, @CalledBy() caller: Caller, @Res() response: Response): Promise<void> {
    const { secret, device } = readOidcCookie(request);
    const { to, admitted } = await this.returns.finish(caller, { url: request.originalUrl, secret, address: request.ip });
    clearOidcCookie(response);
    if (admitted) await this.signInEntry.admit(request, response, admitted, false, device);
    leadTo(response, to);
  }
}

/** Another site must not be able to sign a user in or start linking an account. */
function isFromElsewhere({ headers }: Request): boolean {
  return headers['sec-fetch-site'] === 'cross-site' || headers['sec-fetch-site'] === 'same-site';
}

/** Sends no body, unlike Express's `redirect`. */
function leadTo(response: Response, to: string): void {
  response.status(302).setHeader('Location', to).end();
}
