import { Controller, Delete, Get, Header, Param, Put, Res } from '@nestjs/common';
import { type Success, success } from '@reefdesk/contracts/envelope';
import type { GlossaryTermView } from '@reefdesk/contracts/translations/endpoints';
import { GLOSSARY_TERM, type GlossaryTerm } from '@reefdesk/contracts/translations/requests';
import { RequireRole } from '@reefdesk/service-kit/access/access.decorators';
import { ReadBody } from '@reefdesk/service-kit/http/body/read-body';
import { NO_STORE } from '@reefdesk/service-kit/http/caching';
import { ExpectedVersion, versioned } from '@reefdesk/service-kit/http/version';
import type { Response } from 'express';
import { GlossaryService } from './glossary.service.ts';

@RequireRole('admin')
@Controller('api/glossary')
export class GlossaryAdminController {
  constructor(private readonly glossary: GlossaryService) {}

  @Get()
  @Header('Cache-Control', NO_STORE)
  async list(): Promise<Success<GlossaryTermView[]>> {
    return success(await this.glossary.list());
  }

  @Put(':key')
  @Header('Cache-Control', NO_STORE)
  async save(
    @Param('key') key: string,
    @ReadBody(GLOSSARY_TERM) term: GlossaryTerm,
    @ExpectedVersion() expected: number | null,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Success<GlossaryTermView>> {
    return versioned(response, await this.glossary.save(key, term, expected), 'Term saved');
  }

  @Delete(':key')
  @Header('Cache-Control', NO_STORE)
  async remove(@Param('key') key: string, @ExpectedVersion() expected: number | null): Promise<Success<null>> {
    await this.glossary.remove(key, expected);
    return success(null, 'Term removed');
  }
}
