import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import type { NextFunction, Request, Response } from 'express';
import { sendError } from '../edge/send-error.ts';
import { GATEWAY_ENV, type GatewayEnv } from '../env.ts';
import { sendAsset } from '../frontends/send-asset.ts';
import { Operator } from '../operator/operator.ts';
import { requestContextOf } from '../request-context/request-context.ts';
import { DOCS_DOCUMENT, DOCS_PREFIX } from '../routing/routes.ts';
import { ApiDocuments } from './api-documents.ts';
import { DocsFiles } from './docs-files.ts';

/** The documentation of the API: a page to read and the document itself, where the deployment wants them. */
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

  /** The page has the operator's name in its title. */
  private async current(): Promise<DocsFiles> {
    const { name } = await this.operator.current();
    if (this.files?.name !== name) this.files = { name, held: new DocsFiles(`${name}: API`) };
    return this.files.held;
  }
}
