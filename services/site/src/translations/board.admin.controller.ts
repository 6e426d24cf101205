import { Controller, Get, Header } from '@nestjs/common';
import { type Success, success } from '@reefdesk/contracts/envelope';
import { TRANSLATION_LIST_QUERY, type TranslationListQuery } from '@reefdesk/contracts/translations/requests';
import { RequireRole } from '@reefdesk/service-kit/access/access.decorators';
import { CalledBy, type Caller } from '@reefdesk/service-kit/access/caller';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { NO_STORE } from '@reefdesk/service-kit/http/caching';
import { ReadQuery } from '@reefdesk/service-kit/http/read-query';
import { type Board, BoardService } from './board.service.ts';

@RequireRole('admin')
@Controller('api/translations')
export class BoardAdminController {
  constructor(private readonly board: BoardService) {}

  @Get()
  @Header('Cache-Control', NO_STORE)
  async list(
    @ReadQuery(TRANSLATION_LIST_QUERY) query: TranslationListQuery,
    @CalledBy() { actor }: Caller,
  ): Promise<Success<Board['data']>> {
    if (!actor) throw new AppError('unauthenticated');
    const { data, ...more } = await this.board.list(query, actor);
    return { ...success(data), ...more };
  }
}
