import { Logger } from '@nestjs/common';
import type { RequestHandler } from 'express';
import { requestContextOf } from '../request-context/request-context.ts';

const logger = new Logger('Edge');

/** Warns once if a browser used https while the gateway assumes plain http: cookies then lack Secure until it is configured. */
export function warnOfUnseenTls(): RequestHandler {
  let isReported = false;
  return (request, _response, next) => {
    const { client } = requestContextOf(request);
    if (!isReported && client.scheme === 'http' && client.host !== '' && request.headers.origin === `https://${client.host}`) {
      isReported = true;
      logger.warn(
        `Visitors reach the site at https://${client.host}, but nothing says so to the gateway: session cookies go without Secure. ` +
          'Set PUBLIC_ORIGINS to the address of the site, and TRUSTED_PROXY_HOPS to the number of proxies in front',
      );
    }
    next();
  };
}
