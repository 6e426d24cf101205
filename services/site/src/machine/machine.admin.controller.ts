import { Controller, Get, Header, HttpCode, Post } from '@nestjs/common';
import { type Success, success } from '@reefdesk/contracts/envelope';
import type { MachineTranslationView, TranslatorView } from '@reefdesk/contracts/translations/endpoints';
import { MACHINE_TRANSLATION, type MachineTranslation } from '@reefdesk/contracts/translations/requests';
import { RequireRole } from '@reefdesk/service-kit/access/access.decorators';
import { CalledBy, type Caller } from '@reefdesk/service-kit/access/caller';
import { ReadBody } from '@reefdesk/service-kit/http/body/read-body';
import { NO_STORE } from '@reefdesk/service-kit/http/caching';
import { MachineService } from './machine.service.ts';

@RequireRole('admin')
@Controller('api/machine-translation')
export class MachineAdminController {
  constructor(private readonly machine: MachineService) {}

  @Get()
  @Header('Cache-Control', NO_STORE)
  about(): Success<TranslatorView> {
    return success({ available: this.machine.isThere });
  }

  @Post()
  @HttpCode(200)
  @Header('Cache-Control', NO_STORE)
  async translate(
    @ReadBody(MACHINE_TRANSLATION) asked: MachineTranslation,
    @CalledBy() caller: Caller,
  ): Promise<Success<MachineTranslationView>> {
    return success(await this.machine.translate(asked, caller));
  }
}
