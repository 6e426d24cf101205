import { Logger } from '@nestjs/common';
import type { RequestHandler } from 'express';
import { requestContextOf } from '../request-context/request-context.ts';

const logger = new Logger('Edge');

/**
 * Says, once, that a browser came by https while the gateway takes the site for plain http: its page names its origin with
 * every write, signing in among them. The cookies lack Secure then, and only the configuration can mend it.
 */
export function tellOfUnseenTls(): RequestHandler {
  let isTold = false;
  return (request, _response, next) => {
    const { client } = requestContextOf(request);
    if (!isTold && client.scheme === 'http' && client.host !== '' && request.headers.origin === `https://${client.host}`) {
      isTold = true;
      logger.warn(
        `Visitors reach the site at https://${client.host}, but nothing says so to the gateway: session cookies go without Secure. ` +
          'Set PUBLIC_ORIGINS to the address of the site, and TRUSTED_PROXY_HOPS to the number of proxies in front',
      );
    }
    next();
  };
}
