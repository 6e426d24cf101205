import { Controller, Inject, type Type } from '@nestjs/common';
import type { TrashedRecordView } from '@reefdesk/contracts/editing/history.endpoints';
import { TRASH } from '@reefdesk/contracts/editing/kinds';
import type { TrashKind } from '@reefdesk/contracts/editing/values';
import { type Success, success } from '@reefdesk/contracts/schema/view';
import { Endpoint } from '../endpoint/endpoint.decorator.ts';
import type { Input } from '../endpoint/input.ts';
import type { TrashableDocument } from '../mongo/trashable.schema.ts';
import type { Trash } from './trash.ts';

export function trashController<Document extends TrashableDocument>(
  kind: TrashKind,
  owner: abstract new (...args: never[]) => Trash<Document>,
): Type<object> {
  const endpoints = TRASH[kind];

  @Controller()
  class TrashController {
    constructor(@Inject(owner) private readonly trash: Trash<Document>) {}

    @Endpoint(endpoints.list)
    async list(): Promise<Success<TrashedRecordView[]>> {
      return success(await this.trash.list());
    }

    @Endpoint(endpoints.restore)
    async restore({ id }: Input<typeof endpoints.restore>): Promise<Success<{ id: string }>> {
      await this.trash.restore(id);
      return success({ id }, 'Restored');
    }

    @Endpoint(endpoints.end)
    async end({ id }: Input<typeof endpoints.end>): Promise<Success<{ id: string }>> {
      await this.trash.end(id);
      return success({ id }, 'Deleted for good');
    }
  }
  return TrashController;
}
