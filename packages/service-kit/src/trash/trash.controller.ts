import { Controller, Delete, Get, Header, HttpCode, Inject, Param, Post, type Type } from '@nestjs/common';
import type { TrashedRecordView } from '@reefdesk/contracts/editing/history.endpoints';
import type { TrashKind } from '@reefdesk/contracts/editing/values';
import { type Success, success } from '@reefdesk/contracts/envelope';
import { RequireRole } from '../access/access.decorators.ts';
import { NO_STORE } from '../http/caching.ts';
import type { Trash } from './trash.ts';
import type { TrashableDocument } from './trashable.schema.ts';

/** Creates the controller with the trash endpoints of one kind of records, for the service that owns the kind. */
export function trashController<Document extends TrashableDocument>(
  kind: TrashKind,
  owner: abstract new (...args: never[]) => Trash<Document>,
): Type<object> {
  @RequireRole('admin')
  @Controller(`api/trash/${kind}`)
  class TrashController {
    constructor(@Inject(owner) private readonly trash: Trash<Document>) {}

    @Get()
    @Header('Cache-Control', NO_STORE)
    async list(): Promise<Success<TrashedRecordView[]>> {
      return success(await this.trash.list());
    }

    @Post(':id/restore')
    @HttpCode(200)
    @Header('Cache-Control', NO_STORE)
    async restore(@Param('id') id: string): Promise<Success<{ id: string }>> {
      await this.trash.restore(id);
      return success({ id }, 'Restored');
    }

    @Delete(':id')
    @Header('Cache-Control', NO_STORE)
    async end(@Param('id') id: string): Promise<Success<{ id: string }>> {
      await this.trash.end(id);
      return success({ id }, 'Deleted for good');
    }
  }
  return TrashController;
}
