import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { finalize, type Observable } from 'rxjs';
import { makeFormFolder, removeFormFolder } from './form-folder.ts';
import { receiveForm } from './receive-form.ts';
import type { FormRules, ReceivedForm } from './received-form.ts';

export const FORM_RULES = 'reefdesk:form-rules';

export type RequestWithForm = Request & { form?: ReceivedForm };

/** Receives the form after the guards have let the caller in, and removes its files when the handler is done. */
@Injectable()
export class FormInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const rules = this.reflector.get<FormRules>(FORM_RULES, context.getHandler());
    const request = context.switchToHttp().getRequest<RequestWithForm>();
    const folder = await makeFormFolder();
    try {
      request.form = await receiveForm(request, rules, folder);
      // What is read from JSON bodies is read from forms, too (`version`).
      request.body = request.form.fields;
    } catch (error) {
      await removeFormFolder(folder);
      throw error;
    }
    return next.handle().pipe(finalize(() => void removeFormFolder(folder)));
  }
}
