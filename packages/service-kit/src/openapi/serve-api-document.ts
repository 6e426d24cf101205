import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Routes } from '@reefdesk/contracts/endpoint';
import type { Request, Response } from 'express';

/** Path of each service's OpenAPI document. The gateway reads it and forwards no other requests to it. */
export const API_DOCUMENT_PATH = '/openapi.json';

/** The document is built on the first request, because most processes never need it. */
export function serveApiDocument(app: NestExpressApplication, service: string, calls: Routes): void {
  let text: Promise<string> | undefined;
  const make = async (): Promise<string> => {
    const { buildApiDocument } = await import('./api-document.ts');
    return JSON.stringify(buildApiDocument(service, calls));
  };
  app.use(API_DOCUMENT_PATH, async (_request: Request, response: Response) => {
    text ??= make();
    response.setHeader('Cache-Control', 'no-store');
    response.type('json').send(await text);
  });
}
