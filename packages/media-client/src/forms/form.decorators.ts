import { applyDecorators, createParamDecorator, type ExecutionContext, SetMetadata, UseInterceptors } from '@nestjs/common';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { FORM_RULES, FormInterceptor, type RequestWithForm } from './form.interceptor.ts';
import type { FormRules, ReceivedForm } from './received-form.ts';

/** The handler takes a multipart form under these rules; its files are there until the handler is done. */
export const ReceivesForm = (rules: FormRules) => applyDecorators(SetMetadata(FORM_RULES, rules), UseInterceptors(FormInterceptor));

/** Handler parameter: the {@link ReceivedForm}. */
export const Form = createParamDecorator((_: unknown, context: ExecutionContext): ReceivedForm => {
  const { form } = context.switchToHttp().getRequest<RequestWithForm>();
  if (!form) throw new AppError('internal_error', {}, { cause: new Error('@Form() needs @ReceivesForm() on the handler') });
  return form;
});
