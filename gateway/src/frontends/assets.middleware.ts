import { Injectable } from '@nestjs/common';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import type { NextFunction, Request, Response } from 'express';
import { sendError } from '../edge/send-error.ts';
import { requestContextOf } from '../request-context/request-context.ts';
import { explainFailure } from '../upstream/failures.ts';
import type { Asset } from './asset.ts';
import { Frontends } from './frontends.ts';
import { sendAsset } from './send-asset.ts';

/** Paths of files: the build's own folder and every name with an extension. */
const FILE_PATH = /^\/assets\/|\.[a-z0-9]{1,12}$/i;

/** Serves the frontends' files. A missing file is a 404, never a page. */
@Injectable()
export class AssetsMiddleware {
  constructor(private readonly frontends: Frontends) {}

  async use(request: Request, response: Response, next: NextFunction): Promise<void> {
    const { target, path } = requestContextOf(request);
    if (target.kind !== 'remote' && !(target.kind === 'site' && FILE_PATH.test(path))) return next();
    let asset: Asset | undefined;
    try {
      asset = target.kind === 'remote' ? await this.frontends.remoteFile(target.remote, target.file) : await this.frontends.shellFile(path);
    } catch (error) {
      return sendError(request, response, explainFailure(error));
    }
    if (asset) sendAsset(request, response, asset);
    else sendError(request, response, new AppError('not_found'));
  }
}
