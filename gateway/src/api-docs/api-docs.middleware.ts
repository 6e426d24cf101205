import { Inject, Injectable } from '@nestjs/common';
import type { Brand } from '@reefdesk/contracts/brand';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import type { NextFunction, Request, Response } from 'express';
import { BRAND } from '../brand/read-brand.ts';
import { sendError } from '../edge/send-error.ts';
import { GATEWAY_ENV, type GatewayEnv } from '../env.ts';
import { sendAsset } from '../frontends/send-asset.ts';
import { requestContextOf } from '../request-context/request-context.ts';
import { DOCS_DOCUMENT, DOCS_PREFIX } from '../routing/routes.ts';
import { ApiDocuments } from './api-documents.ts';
import { DocsFiles } from './docs-files.ts';

/** The documentation of the API: a page to read and the document itself, where the deployment wants them. */
@Injectable()
export class ApiDocs {
  private readonly files: DocsFiles;

  constructor(
    @Inject(GATEWAY_ENV) private readonly env: Pick<GatewayEnv, 'API_DOCS'>,
    @Inject(BRAND) brand: Pick<Brand, 'name'>,
    private readonly documents: ApiDocuments,
  ) {
    this.files = new DocsFiles(`${brand.name}: API`);
  }

  async use(request: Request, response: Response, next: NextFunction): Promise<void> {
    const { target, path } = requestContextOf(request);
    if (target.kind !== 'docs') return next();
    if (this.env.API_DOCS === 'off') return sendError(request, response, new AppError('not_found'));
    if (path === DOCS_DOCUMENT) {
      response.setHeader('Cache-Control', 'no-store');
      response.json(await this.documents.current());
      return;
    }
    const file = this.files.get(path.slice(DOCS_PREFIX.length));
    if (file) sendAsset(request, response, file);
    else sendError(request, response, new AppError('not_found'));
  }
}
