import {
  applyDecorators,
  type CallHandler,
  createParamDecorator,
  type ExecutionContext,
  Header,
  HttpCode,
  type NestInterceptor,
  RequestMapping,
  RequestMethod,
  SetMetadata,
  UseInterceptors,
} from '@nestjs/common';
import type { AnswerOf, Endpoint as Contract } from '@reefdesk/contracts/endpoint';
import type { Request, Response } from 'express';
import { map, type Observable } from 'rxjs';
import { ENDPOINT_KEY } from '../access/endpoint-metadata.ts';
import { NO_STORE } from '../http/caching.ts';
import { FORM_RULES, FormInterceptor, type FormMetadata } from '../http/form/form.interceptor.ts';
import { tagVersion } from '../http/version.ts';
import { type Input, inputOf } from './input.ts';

/** Sends the version of the record in `data` as the `ETag`, for the `If-Match` of the next edit. */
class VersionTagInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const response = context.switchToHttp().getResponse<Response>();
    return next.handle().pipe(
      map((body) => {
        const version = versionOf(body);
        if (version !== undefined && !response.headersSent) tagVersion(response, version);
        return body;
      }),
    );
  }
}

function versionOf(body: unknown): number | undefined {
  const { data } = (body ?? {}) as { data?: { version?: unknown } | null };
  return typeof data?.version === 'number' ? data.version : undefined;
}

type Sent<Value> = Value extends object ? { readonly [Name in keyof Value]: Sent<Value[Name]> } : Value;

// biome-ignore lint/suspicious/noConfusingVoidType: a handler that sends its response itself returns nothing.
type Result<Of extends Contract> = Sent<AnswerOf<Of>> | void | Promise<Sent<AnswerOf<Of>> | void>;

/** Handlers of endpoints without any input have other parameters only. */
type Handler<Of extends Contract> = keyof Input<Of> extends never
  ? (...others: never[]) => Result<Of>
  : (input: Input<Of>, ...others: never[]) => Result<Of>;

/** Makes the method the handler of an endpoint; its first parameter is the {@link Input}. The compiler checks input and answer. */
export function Endpoint<const Of extends Contract>(endpoint: Of) {
  return <Method extends Handler<Of>>(target: object, name: string, descriptor: TypedPropertyDescriptor<Method>): void => {
    const [method = '', path = ''] = endpoint.route.split(' ');
    if (hasInput(endpoint)) ReadInput({ endpoint })(target, name, 0);
    const decorators = [
      SetMetadata(ENDPOINT_KEY, endpoint),
      RequestMapping({ method: RequestMethod[method as keyof typeof RequestMethod], path: path.replace(/\{(\w+)\}/g, ':$1') }),
      HttpCode(statusOf(endpoint)),
      Header('Cache-Control', NO_STORE),
      UseInterceptors(VersionTagInterceptor),
      ...(endpoint.form
        ? [
            SetMetadata(FORM_RULES, { rules: endpoint.form, isOptional: endpoint.json !== undefined } satisfies FormMetadata),
            UseInterceptors(FormInterceptor),
          ]
        : []),
    ];
    applyDecorators(...decorators)(target, name, descriptor);
  };
}

const ReadInput = createParamDecorator(({ endpoint }: { endpoint: Contract }, context: ExecutionContext) =>
  inputOf(endpoint, context.switchToHttp().getRequest<Request>()),
);

function hasInput({ route, query, json, form, guards, isRepeatable }: Contract): boolean {
  return route.includes('{') || [query, json, form, guards, isRepeatable].some((part) => part !== undefined);
}

function statusOf({ answers }: Contract): number {
  return Number(Object.keys(answers)[0]);
}
