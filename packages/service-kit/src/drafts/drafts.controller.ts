import {
  applyDecorators,
  Controller,
  createParamDecorator,
  Delete,
  type ExecutionContext,
  Get,
  Header,
  HttpCode,
  Inject,
  Param,
  Post,
  Put,
  Res,
  type Type,
} from '@nestjs/common';
import type { DraftedKind, DraftSource, DraftSummaryView, DraftView } from '@reefdesk/contracts/editing/endpoints';
import { DRAFT_BASE, DRAFT_PUBLICATION, DRAFT_SCHEDULE, type DraftSchedule } from '@reefdesk/contracts/editing/requests';
import { type Success, success } from '@reefdesk/contracts/envelope';
import type { Response } from 'express';
import { RequireRole } from '../access/access.decorators.ts';
import { CalledBy, type Caller } from '../access/caller.ts';
import { AppError } from '../errors/app-error.ts';
import { ReadBody, readBody } from '../http/body/read-body.ts';
import { NO_STORE } from '../http/caching.ts';
import { ReceivesFormOrJson } from '../http/form/form.decorators.ts';
import type { RequestWithForm } from '../http/form/form.interceptor.ts';
import { readFormData, readFormFields } from '../http/form/form-data.ts';
import { ExpectedVersion, tagVersion, versioned } from '../http/version.ts';
import type { DraftedDocument } from './draft.schema.ts';
import { type DraftEdit, type Drafts, mayForce } from './drafts.ts';
import { languagesOfEditor } from './translators-edit.ts';

/** Creates the controller with the draft endpoints of one kind of records, for the service that owns the kind. */
export function draftsController<Document extends DraftedDocument>(
  drafted: DraftedKind,
  owner: abstract new (...args: never[]) => Drafts<Document, never, never>,
): Type<object> {
  @RequireRole('admin')
  @Controller(`api/drafts/${drafted.kind}`)
  class DraftsController {
    constructor(@Inject(owner) private readonly drafts: Drafts<Document, never, never>) {}

    @Get()
    @Header('Cache-Control', NO_STORE)
    async list(): Promise<Success<DraftSummaryView[]>> {
      return success(await this.drafts.list());
    }

    @Get(':id')
    @Header('Cache-Control', NO_STORE)
    async get(@Param('id') id: string, @Res({ passthrough: true }) response: Response): Promise<Success<DraftView>> {
      return versioned(response, await this.drafts.get(id));
    }

    @Get(':id/source')
    @Header('Cache-Control', NO_STORE)
    async source(@Param('id') id: string): Promise<Success<DraftSource>> {
      return success(await this.drafts.source(id));
    }

    @Put(':id')
    @ReceivesFormOrNot(drafted)
    @Header('Cache-Control', NO_STORE)
    async save(
      @Param('id') id: string,
      @ReadEdit(drafted) edit: DraftEdit,
      @ExpectedVersion() expected: number | null,
      @CalledBy() { actor }: Caller,
      @Res({ passthrough: true }) response: Response,
    ): Promise<Success<DraftView>> {
      const languages = languagesOfEditor(actor, drafted.access);
      return versioned(response, await this.drafts.save(id, { ...edit, languages }, expected, actor?.userId ?? null), 'Draft saved');
    }

    @Delete(':id')
    @Header('Cache-Control', NO_STORE)
    async discard(@Param('id') id: string, @ExpectedVersion() expected: number | null): Promise<Success<{ id: string }>> {
      await this.drafts.discard(id, expected);
      return success({ id }, 'Draft discarded');
    }

    @Post(':id/publish')
    @HttpCode(200)
    @Header('Cache-Control', NO_STORE)
    async publish(
      @Param('id') id: string,
      @ReadBody(DRAFT_PUBLICATION) { force }: { force?: boolean },
      @ExpectedVersion() expected: number | null,
      @CalledBy() { actor }: Caller,
      @Res({ passthrough: true }) response: Response,
    ): Promise<Success<unknown>> {
      const { view, version } = await this.drafts.publish(id, expected, mayForce(actor?.position, force));
      tagVersion(response, version);
      return success(view, 'Published');
    }

    @Post(':id/schedule')
    @HttpCode(200)
    @Header('Cache-Control', NO_STORE)
    async schedule(
      @Param('id') id: string,
      @ReadBody(DRAFT_SCHEDULE) { at, force }: DraftSchedule,
      @ExpectedVersion() expected: number | null,
      @CalledBy() { actor }: Caller,
      @Res({ passthrough: true }) response: Response,
    ): Promise<Success<DraftView>> {
      if (!actor) throw new AppError('unauthenticated');
      const scheduled = await this.drafts.schedule(id, at ?? null, mayForce(actor.position, force), expected, actor);
      return versioned(response, scheduled, at ? 'Scheduled' : 'No longer scheduled');
    }
  }
  return DraftsController;
}

function ReceivesFormOrNot({ form }: DraftedKind): MethodDecorator {
  return form ? ReceivesFormOrJson(form) : applyDecorators();
}

/** Reads the fields and files of the edit from a form or from JSON, and the draft parameters of the request. */
const ReadDraft = createParamDecorator(({ drafted }: { drafted: DraftedKind }, context: ExecutionContext): DraftEdit => {
  const request = context.switchToHttp().getRequest<RequestWithForm>();
  const files = request.form?.files ?? request.chosen ?? {};
  const { based_on: basedOn, machine, accepted } = readBody(DRAFT_BASE, request.body);
  return { fields: fieldsOf(request, drafted), files, basedOn, machine, accepted };
});
const ReadEdit = (drafted: DraftedKind): ParameterDecorator => ReadDraft({ drafted });

function fieldsOf({ form, body }: RequestWithForm, { edit, form: shape }: DraftedKind): Record<string, unknown> {
  if (!form) return readBody(edit, body);
  if (shape?.fields) return readFormFields(form, edit);
  const [field = ''] = Object.keys(shape?.data ?? {});
  return form.fields[field] === undefined ? readBody(edit, {}) : readFormData(form, field, edit);
}
