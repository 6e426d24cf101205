import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { success } from '@reefdesk/contracts/envelope';
import { Public } from '@reefdesk/service-kit/access/access.decorators';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { sendJson } from '@reefdesk/service-kit/http/caching';
import type { Request, Response } from 'express';
import { CommonPasswords } from './common-passwords.ts';

@Controller('api/common-passwords')
@Public()
export class CommonPasswordsPublicController {
  constructor(private readonly common: CommonPasswords) {}

  @Get(':prefix')
  list(@Req() request: Request, @Param('prefix') prefix: string, @Res() response: Response): void {
    const rests = this.common.after(prefix);
    if (!rests) throw new AppError('not_found');
    // The same for everybody: nothing in it is of who asks.
    sendJson(request, response, success(rests), 'public');
  }
}
