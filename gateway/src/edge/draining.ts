import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';

/** While the gateway ends, each answer also ends its connection, so that clients and balancers move on. */
@Injectable()
export class Draining implements BeforeApplicationShutdown {
  private isEnding = false;

  beforeApplicationShutdown(): void {
    this.isEnding = true;
  }

  use(_request: Request, response: Response, next: NextFunction): void {
    if (this.isEnding) response.shouldKeepAlive = false;
    next();
  }
}
