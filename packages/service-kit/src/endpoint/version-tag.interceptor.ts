import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { Response } from 'express';
import { map, type Observable } from 'rxjs';
import { tagVersion } from '../http/version.ts';

/** Sends the version of the record in `data` as the `ETag`, for the `If-Match` of the next edit. */
export class VersionTagInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const response = context.switchToHttp().getResponse<Response>();
    return next.handle().pipe(
      map((body) => {
        const version = versionOf(body);
        if (version !== undefined && !response.headersSent) tagVersion(response, version);
        return body;
      }),
    );
  }
}

function versionOf(body: unknown): number | undefined {
  const { data } = (body ?? {}) as { data?: { version?: unknown } | null };
  return typeof data?.version === 'number' ? data.version : undefined;
}
