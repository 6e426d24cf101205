import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { BodyShape } from '@reefdesk/contracts/schema/check';
import type { Request } from 'express';
import { readBody } from './body/read-body.ts';

const ReadShape = createParamDecorator(({ shape }: { shape: BodyShape }, context: ExecutionContext): unknown =>
  readBody(shape, { ...context.switchToHttp().getRequest<Request>().query }),
);

/** Handler parameter: the query as its schema reads it, refused as a body is; what the schema does not know is read past. */
export const ReadQuery = (shape: BodyShape): ParameterDecorator => ReadShape({ shape });
