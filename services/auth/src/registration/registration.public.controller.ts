import { Controller, Header, HttpCode, Post, Req } from '@nestjs/common';
import { type Success, success } from '@reefdesk/contracts/envelope';
import { REGISTRATION, type Registration } from '@reefdesk/contracts/requests/accounts.requests';
import { Public } from '@reefdesk/service-kit/access/access.decorators';
import { ReadBody } from '@reefdesk/service-kit/http/body/read-body';
import { NO_STORE } from '@reefdesk/service-kit/http/caching';
import type { Request } from 'express';
import { RegistrationService } from './registration.service.ts';

@Controller('api')
export class RegistrationPublicController {
  constructor(private readonly registration: RegistrationService) {}

  @Post('register')
  @Public()
  @HttpCode(202)
  @Header('Cache-Control', NO_STORE)
  async register(@Req() request: Request, @ReadBody(REGISTRATION) person: Registration): Promise<Success<null>> {
    await this.registration.ask(person, request.ip);
    return success(null, 'A letter to this address says how to go on');
  }
}
