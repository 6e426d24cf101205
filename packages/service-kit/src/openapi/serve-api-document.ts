import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Routes } from '@reefdesk/contracts/endpoint';
import type { Request, Response } from 'express';

/** Where each service describes itself; the gateway reads it there and passes nobody else on to it. */
export const API_DOCUMENT_PATH = '/openapi.json';

/** Made when first asked for: most processes never are. */
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
