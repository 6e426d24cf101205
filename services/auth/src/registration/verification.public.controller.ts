import { Controller, Header, HttpCode, Post, Req } from '@nestjs/common';
import { type Success, success } from '@reefdesk/contracts/envelope';
import { EMAIL_VERIFICATION, type EmailVerification } from '@reefdesk/contracts/requests/accounts.requests';
import { Public } from '@reefdesk/service-kit/access/access.decorators';
import { ReadBody } from '@reefdesk/service-kit/http/body/read-body';
import { NO_STORE } from '@reefdesk/service-kit/http/caching';
import type { Request } from 'express';
import { VerificationService } from './verification.service.ts';

@Controller('api/verify-email')
@Public()
export class VerificationPublicController {
  constructor(private readonly verification: VerificationService) {}

  @Post()
  @HttpCode(200)
  @Header('Cache-Control', NO_STORE)
  async verify(@Req() request: Request, @ReadBody(EMAIL_VERIFICATION) { token }: EmailVerification): Promise<Success<null>> {
    await this.verification.verify(token, request.ip);
    return success(null, 'Your address is verified');
  }
}
