import { Controller } from '@nestjs/common';
import type { AnswerOf } from '@reefdesk/contracts/endpoint';
import { success } from '@reefdesk/contracts/schema/view';
import { translationBoard } from '@reefdesk/contracts/translations/endpoints';
import { CalledBy, type Caller } from '@reefdesk/service-kit/access/caller';
import { Endpoint } from '@reefdesk/service-kit/endpoint/endpoint.decorator';
import type { Input } from '@reefdesk/service-kit/endpoint/input';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { BoardService } from './board.service.ts';

@Controller()
export class BoardAdminController {
  constructor(private readonly board: BoardService) {}

  @Endpoint(translationBoard.list)
  async list(
    { query }: Input<typeof translationBoard.list>,
    @CalledBy() { actor }: Caller,
  ): Promise<AnswerOf<typeof translationBoard.list>> {
    if (!actor) throw new AppError('unauthenticated');
    const { data, ...more } = await this.board.list(query, actor);
    return { ...success(data), ...more };
  }
}
