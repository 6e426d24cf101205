import { applyDecorators, createParamDecorator, type ExecutionContext, SetMetadata, UseInterceptors } from '@nestjs/common';
import type { BodyShape } from '@reefdesk/contracts/schema/check';
import { AppError } from '../../errors/app-error.ts';
import { readBody } from '../body/read-body.ts';
import { FORM_RULES, FormInterceptor, type FormMetadata, type RequestWithForm } from './form.interceptor.ts';
import { readFormData } from './form-data.ts';
import type { FormRules, ReceivedForm } from './received-form.ts';

/** The handler takes a multipart form with these rules. Its files exist until the handler is done. */
export const ReceivesForm = (rules: FormRules) =>
  applyDecorators(SetMetadata(FORM_RULES, { rules } satisfies FormMetadata), UseInterceptors(FormInterceptor));

/** The handler takes such a form, or JSON without files. */
export const ReceivesFormOrJson = (rules: FormRules) =>
  applyDecorators(SetMetadata(FORM_RULES, { rules, isOptional: true } satisfies FormMetadata), UseInterceptors(FormInterceptor));

/** Handler parameter: the {@link ReceivedForm}. */
export const Form = createParamDecorator((_: unknown, context: ExecutionContext): ReceivedForm => {
  const { form } = context.switchToHttp().getRequest<RequestWithForm>();
  if (!form) throw new AppError('internal_error', {}, { cause: new Error('@Form() needs @ReceivesForm() on the handler') });
  return form;
});

/** Handler parameter beside `@ReceivesFormOrJson()`: the files of the form by field name; with JSON, the library pictures that it names. */
export const FormFiles = createParamDecorator((_: unknown, context: ExecutionContext): ReceivedForm['files'] => {
  const { form, chosen } = context.switchToHttp().getRequest<RequestWithForm>();
  return form?.files ?? chosen ?? {};
});

/**
 * Handler parameter beside `@ReceivesFormOrJson()`: the JSON body, or the JSON in the form's data field (an empty object if it is missing).
 */
export const ReadBodyOrFormData = createParamDecorator((data: Readonly<Record<string, BodyShape>>, context: ExecutionContext): unknown => {
  const { form, body } = context.switchToHttp().getRequest<RequestWithForm>();
  const [[field, shape] = []] = Object.entries(data);
  if (field === undefined || !shape) throw new AppError('internal_error', {}, { cause: new Error('A form with data has a field for it') });
  if (!form) return readBody(shape, body);
  return form.fields[field] === undefined ? readBody(shape, {}) : readFormData(form, field, shape);
});
