import { Controller, createParamDecorator, type ExecutionContext, Inject, Res, type Type } from '@nestjs/common';
import type { DraftedKind, DraftSource, DraftSummaryView, DraftView } from '@reefdesk/contracts/editing/endpoints';
import { DRAFTS } from '@reefdesk/contracts/editing/kinds';
import { DRAFT_BASE, type DraftBase } from '@reefdesk/contracts/editing/requests';
import { type Success, success } from '@reefdesk/contracts/schema/view';
import type { Request, Response } from 'express';
import { CalledBy, type Caller } from '../access/caller.ts';
import { languagesOfEditor } from '../access/own-texts.ts';
import { Endpoint } from '../endpoint/endpoint.decorator.ts';
import type { Input } from '../endpoint/input.ts';
import { AppError } from '../errors/app-error.ts';
import { readBody } from '../http/body/read-body.ts';
import { tagVersion } from '../http/version.ts';
import { mayForce, type SomeDrafts } from './drafts.ts';

export function draftsController({ kind, access }: DraftedKind, owner: abstract new (...args: never[]) => SomeDrafts): Type<object> {
  const endpoints = DRAFTS[kind];

  @Controller()
  class DraftsController {
    constructor(@Inject(owner) private readonly drafts: SomeDrafts) {}

    @Endpoint(endpoints.list)
    async list(): Promise<Success<DraftSummaryView[]>> {
      return success(await this.drafts.list());
    }

    @Endpoint(endpoints.get)
    async get({ id }: Input<typeof endpoints.get>): Promise<Success<DraftView>> {
      return success(await this.drafts.get(id));
    }

    @Endpoint(endpoints.source)
    async source({ id }: Input<typeof endpoints.source>): Promise<Success<DraftSource>> {
      return success(await this.drafts.source(id));
    }

    @Endpoint(endpoints.save)
    async save(
      { id, body, files = {}, expected }: Input<typeof endpoints.save>,
      @ReadDraftBase() { based_on: basedOn, machine, accepted }: DraftBase,
      @CalledBy() { actor }: Caller,
    ): Promise<Success<DraftView>> {
      const { based_on, machine: _machine, accepted: _accepted, ...fields } = body;
      const edit = { fields, files, basedOn, machine, accepted, languages: languagesOfEditor(actor, access) };
      return success(await this.drafts.save(id, edit, expected, actor?.userId ?? null), 'Draft saved');
    }

    @Endpoint(endpoints.discard)
    async discard({ id, expected }: Input<typeof endpoints.discard>): Promise<Success<{ id: string }>> {
      await this.drafts.discard(id, expected);
      return success({ id }, 'Draft discarded');
    }

    @Endpoint(endpoints.publish)
    async publish(
      { id, body, expected }: Input<typeof endpoints.publish>,
      @CalledBy() { actor }: Caller,
      @Res({ passthrough: true }) response: Response,
    ): Promise<Success<unknown>> {
      const { view, version } = await this.drafts.publish(id, expected, mayForce(actor?.position, body.force));
      tagVersion(response, version);
      return success(view, 'Published');
    }

    @Endpoint(endpoints.schedule)
    async schedule({ id, body, expected }: Input<typeof endpoints.schedule>, @CalledBy() { actor }: Caller): Promise<Success<DraftView>> {
      if (!actor) throw new AppError('unauthenticated');
      const { at = null, force } = body;
      const scheduled = await this.drafts.schedule(id, at, mayForce(actor.position, force), expected, actor);
      return success(scheduled, at ? 'Scheduled' : 'No longer scheduled');
    }
  }
  return DraftsController;
}

/** Handler parameter: the draft's own fields, which a form sends beside the data field. */
const ReadDraftBase = createParamDecorator(
  (_: unknown, context: ExecutionContext): DraftBase => readBody(DRAFT_BASE, context.switchToHttp().getRequest<Request>().body),
);
