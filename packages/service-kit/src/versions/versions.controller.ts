import { Controller, Get, Header, HttpCode, Inject, Param, Post, Res, type Type } from '@nestjs/common';
import type { VersionSummaryView, VersionView } from '@reefdesk/contracts/editing/history.endpoints';
import type { VersionKind } from '@reefdesk/contracts/editing/values';
import { type Success, success } from '@reefdesk/contracts/envelope';
import type { Response } from 'express';
import { RequireRole } from '../access/access.decorators.ts';
import { AppError } from '../errors/app-error.ts';
import { NO_STORE } from '../http/caching.ts';
import { ExpectedVersion, tagVersion } from '../http/version.ts';
import type { VersionedDocument } from '../mongo/versioned-documents.ts';
import type { Versions } from './versions.ts';

const NUMBER = /^[1-9]\d{0,14}$/;

/** Creates the controller with the version endpoints of one kind of records, for the service that owns the kind. */
export function versionsController<Document extends VersionedDocument>(
  kind: VersionKind,
  owner: abstract new (...args: never[]) => Versions<Document>,
): Type<object> {
  @RequireRole('admin')
  @Controller(`api/versions/${kind}`)
  class VersionsController {
    constructor(@Inject(owner) private readonly versions: Versions<Document>) {}

    @Get(':id')
    @Header('Cache-Control', NO_STORE)
    async list(@Param('id') id: string, @Res({ passthrough: true }) response: Response): Promise<Success<VersionSummaryView[]>> {
      const versions = await this.versions.list(id);
      tagVersion(response, versions[0]?.version ?? 0);
      return success(versions);
    }

    @Get(':id/:version')
    @Header('Cache-Control', NO_STORE)
    async get(@Param('id') id: string, @Param('version') version: string): Promise<Success<VersionView>> {
      return success(await this.versions.get(id, numberOf(version)));
    }

    @Post(':id/:version/restore')
    @HttpCode(200)
    @Header('Cache-Control', NO_STORE)
    async restore(
      @Param('id') id: string,
      @Param('version') version: string,
      @ExpectedVersion() expected: number | null,
      @Res({ passthrough: true }) response: Response,
    ): Promise<Success<{ id: string; version: number }>> {
      const published = await this.versions.restore(id, numberOf(version), expected);
      tagVersion(response, published);
      return success({ id, version: published }, 'Restored');
    }
  }
  return VersionsController;
}

function numberOf(version: string): number {
  if (!NUMBER.test(version)) throw new AppError('not_found');
  return Number(version);
}
