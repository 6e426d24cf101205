import { Controller, Delete, Get, Header, HttpCode, Param, Patch, Post, Res } from '@nestjs/common';
import { type Success, success } from '@reefdesk/contracts/envelope';
import type { LibraryImageView, ReplacedView } from '@reefdesk/contracts/images/endpoints';
import {
  LIBRARY_CHANGE,
  LIBRARY_LIST_QUERY,
  type LibraryChange,
  type LibraryListQuery,
  REPLACEMENT,
  type Replacement,
} from '@reefdesk/contracts/images/requests';
import { RequireRole } from '@reefdesk/service-kit/access/access.decorators';
import { ReadBody } from '@reefdesk/service-kit/http/body/read-body';
import { NO_STORE } from '@reefdesk/service-kit/http/caching';
import { ReadQuery } from '@reefdesk/service-kit/http/read-query';
import { ExpectedVersion, versioned } from '@reefdesk/service-kit/http/version';
import type { Response } from 'express';
import { LibraryService } from './library.service.ts';
import { ReplacementsService } from './replacements/replacements.service.ts';

@RequireRole('admin')
@Controller('api/library')
export class LibraryAdminController {
  constructor(
    private readonly library: LibraryService,
    private readonly replacements: ReplacementsService,
  ) {}

  @Get()
  @Header('Cache-Control', NO_STORE)
  async list(
    @ReadQuery(LIBRARY_LIST_QUERY) query: LibraryListQuery,
  ): Promise<Success<LibraryImageView[]> & { next_cursor: string | null }> {
    const { items, nextCursor } = await this.library.list(query);
    return { ...success(items), next_cursor: nextCursor };
  }

  @Get(':id')
  @Header('Cache-Control', NO_STORE)
  async get(@Param('id') id: string, @Res({ passthrough: true }) response: Response): Promise<Success<LibraryImageView>> {
    return versioned(response, await this.library.get(id));
  }

  @Patch(':id')
  @Header('Cache-Control', NO_STORE)
  async edit(
    @Param('id') id: string,
    @ReadBody(LIBRARY_CHANGE) change: LibraryChange,
    @ExpectedVersion() expected: number | null,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Success<LibraryImageView>> {
    return versioned(response, await this.library.edit(id, change, expected), 'Picture saved');
  }

  @Delete(':id')
  @Header('Cache-Control', NO_STORE)
  async remove(@Param('id') id: string, @ExpectedVersion() expected: number | null): Promise<Success<null>> {
    await this.library.remove(id, expected);
    return success(null, 'Picture removed');
  }

  @Post(':id/replace')
  @HttpCode(200)
  @Header('Cache-Control', NO_STORE)
  async replace(@Param('id') id: string, @ReadBody(REPLACEMENT) { image_id: to }: Replacement): Promise<Success<ReplacedView>> {
    return success(await this.replacements.replace(id, to), 'Picture replaced');
  }
}
