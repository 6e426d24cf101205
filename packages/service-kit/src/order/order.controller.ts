import { Controller, Inject, type OnApplicationBootstrap, type Type } from '@nestjs/common';
import { ORDER } from '@reefdesk/contracts/editing/kinds';
import type { OrderedRecordView } from '@reefdesk/contracts/editing/order.endpoints';
import type { TrashKind } from '@reefdesk/contracts/editing/values';
import { type Success, success } from '@reefdesk/contracts/schema/view';
import { Endpoint } from '../endpoint/endpoint.decorator.ts';
import type { Input } from '../endpoint/input.ts';
import type { OrderedDocument } from '../records/ordered.schema.ts';
import type { Trash } from '../trash/trash.ts';
import { RecordOrder } from './record-order.ts';

/** `owner` is the trash of the records. */
export function orderController<Document extends OrderedDocument>(
  kind: TrashKind,
  owner: abstract new (...args: never[]) => Trash<Document>,
): Type<object> {
  const endpoints = ORDER[kind];

  @Controller()
  class OrderController implements OnApplicationBootstrap {
    private readonly order: RecordOrder<Document>;

    constructor(@Inject(owner) trash: Trash<Document>) {
      this.order = new RecordOrder(trash);
    }

    onApplicationBootstrap(): Promise<void> {
      return this.order.placeAll();
    }

    @Endpoint(endpoints.list)
    async list(): Promise<Success<OrderedRecordView[]>> {
      return success(await this.order.list());
    }

    @Endpoint(endpoints.move)
    async move({ id, body }: Input<typeof endpoints.move>): Promise<Success<{ id: string }>> {
      await this.order.move(id, body.after);
      return success({ id }, 'Moved');
    }
  }
  return OrderController;
}
