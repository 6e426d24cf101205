import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { escapeHtml } from '@reefdesk/contracts/escape-html';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import type { NextFunction, Request, Response } from 'express';
import swaggerUiFolder from 'swagger-ui-dist/absolute-path.js';
import { sendError } from '../edge/send-error.ts';
import { GATEWAY_ENV, type GatewayEnv } from '../env.ts';
import { type Asset, contentTypeOf } from '../frontends/asset.ts';
import { sendAsset } from '../frontends/send-asset.ts';
import { Operator } from '../operator/operator.ts';
import { requestContextOf } from '../request-context/request-context.ts';
import { DOCS_DOCUMENT, DOCS_PREFIX } from '../routing/routes.ts';
import { ApiDocuments } from './api-documents.ts';

const STYLE = 'swagger-ui.css';
const SCRIPT = 'swagger-ui-bundle.js';
const START = 'start.js';

const page = (title: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${escapeHtml(title)}</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="${DOCS_PREFIX}${STYLE}">
  </head>
  <body>
    <main id="docs"><noscript>This page needs JavaScript; the document itself does not: <a href="${DOCS_DOCUMENT}">openapi.json</a></noscript></main>
    <script src="${DOCS_PREFIX}${SCRIPT}"></script>
    <script src="${DOCS_PREFIX}${START}"></script>
  </body>
</html>
`;

/** No validator badge, as the page only sends requests to this site. Groups start collapsed, so that Swagger UI renders fewer rows. */
const start = `SwaggerUIBundle({
  url: '${DOCS_DOCUMENT}',
  dom_id: '#docs',
  deepLinking: true,
  validatorUrl: null,
  defaultModelsExpandDepth: 0,
  docExpansion: 'none',
  filter: true,
  displayRequestDuration: true,
});
`;

/** Files of the page at `/api/docs`, read on first use. Swagger UI comes from its npm package. */
class DocsFiles {
  private readonly files = new Map<string, Asset>();

  constructor(private readonly title: string) {}

  get(name: string): Asset | undefined {
    const known = this.files.get(name);
    if (known) return known;
    const content = this.read(name);
    if (!content) return undefined;
    const etag = createHash('sha256').update(content).digest('base64url').slice(0, 22);
    const file = { type: contentTypeOf(name || 'index.html'), cacheControl: 'no-cache', etag, bodies: { identity: content } };
    this.files.set(name, file);
    return file;
  }

  private read(name: string): Buffer | undefined {
    if (name === '') return Buffer.from(page(this.title));
    if (name === START) return Buffer.from(start);
    return name === STYLE || name === SCRIPT ? readFileSync(join(swaggerUiFolder(), name)) : undefined;
  }
}

/** The API documentation, as a page and as an OpenAPI document, if the deployment enables it. */
@Injectable()
export class ApiDocs {
  private files: { name: string; held: DocsFiles } | undefined;

  constructor(
    @Inject(GATEWAY_ENV) private readonly env: Pick<GatewayEnv, 'API_DOCS'>,
    private readonly operator: Operator,
    private readonly documents: ApiDocuments,
  ) {}

  async use(request: Request, response: Response, next: NextFunction): Promise<void> {
    const { target, path } = requestContextOf(request);
    if (target.kind !== 'docs') return next();
    if (this.env.API_DOCS === 'off') return sendError(request, response, new AppError('not_found'));
    if (path === DOCS_DOCUMENT) {
      response.setHeader('Cache-Control', 'no-store');
      response.json(await this.documents.current());
      return;
    }
    const file = (await this.current()).get(path.slice(DOCS_PREFIX.length));
    if (file) sendAsset(request, response, file);
    else sendError(request, response, new AppError('not_found'));
  }

  private async current(): Promise<DocsFiles> {
    const { name } = await this.operator.current();
    if (this.files?.name !== name) this.files = { name, held: new DocsFiles(`${name}: API`) };
    return this.files.held;
  }
}
