import { Controller, Inject, Res, type Type } from '@nestjs/common';
import type { VersionSummaryView, VersionView } from '@reefdesk/contracts/editing/history.endpoints';
import { VERSIONS } from '@reefdesk/contracts/editing/kinds';
import type { VersionKind } from '@reefdesk/contracts/editing/values';
import { type Success, success } from '@reefdesk/contracts/schema/view';
import type { Response } from 'express';
import { CalledBy, type Caller } from '../access/caller.ts';
import type { SomeDrafts } from '../drafts/drafts.ts';
import { Endpoint } from '../endpoint/endpoint.decorator.ts';
import type { Input } from '../endpoint/input.ts';
import { AppError } from '../errors/app-error.ts';
import { tagVersion } from '../http/version.ts';
import type { DraftedDocument } from '../records/draft.schema.ts';
import type { Versions } from './versions.ts';

const NUMBER = /^[1-9]\d{0,14}$/;

export function versionsController<Document extends DraftedDocument>(
  kind: VersionKind,
  owner: abstract new (...args: never[]) => Versions<Document>,
  draftsOwner: abstract new (...args: never[]) => SomeDrafts,
): Type<object> {
  const endpoints = VERSIONS[kind];

  @Controller()
  class VersionsController {
    constructor(
      @Inject(owner) private readonly versions: Versions<Document>,
      @Inject(draftsOwner) private readonly drafts: SomeDrafts,
    ) {}

    @Endpoint(endpoints.list)
    async list(
      { id }: Input<typeof endpoints.list>,
      @Res({ passthrough: true }) response: Response,
    ): Promise<Success<VersionSummaryView[]>> {
      const versions = await this.versions.list(id);
      tagVersion(response, versions[0]?.version ?? 0);
      return success(versions);
    }

    @Endpoint(endpoints.get)
    async get({ id, number }: Input<typeof endpoints.get>): Promise<Success<VersionView>> {
      return success(await this.versions.get(id, versionOf(number)));
    }

    @Endpoint(endpoints.restore)
    async restore({ id, number, expected }: Input<typeof endpoints.restore>): Promise<Success<{ id: string; version: number }>> {
      return success({ id, version: await this.versions.restore(id, versionOf(number), expected) }, 'Restored');
    }

    @Endpoint(endpoints.draft)
    async draft(
      { id, number }: Input<typeof endpoints.draft>,
      @CalledBy() { actor }: Caller,
    ): Promise<Success<{ id: string; version: number }>> {
      const state = await this.versions.stateAt(id, versionOf(number));
      const { version } = await this.drafts.startFrom(id, state, actor?.userId ?? null);
      return success({ id, version }, 'Draft started');
    }
  }
  return VersionsController;
}

function versionOf(number: string): number {
  if (!NUMBER.test(number)) throw new AppError('not_found');
  return Number(number);
}
