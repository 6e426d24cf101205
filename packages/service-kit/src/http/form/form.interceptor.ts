import { type CallHandler, type ExecutionContext, Injectable, Logger, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { finalize, type Observable } from 'rxjs';
import { normaliseError } from '../../errors/normalise-error.ts';
import { withChosen } from './chosen-pictures.ts';
import { makeFormFolder, removeFormFolder } from './form-folder.ts';
import { FormRoom } from './form-room.ts';
import { isForm, receiveForm } from './receive-form.ts';
import type { FormRules, ReceivedForm } from './received-form.ts';

export const FORM_RULES = 'reefdesk:form-rules';

export interface FormMetadata {
  rules: FormRules;
  isOptional?: boolean;
}

/** `chosen` holds the library pictures that a JSON body names in place of files. */
export type RequestWithForm = Request & { form?: ReceivedForm; chosen?: ReceivedForm['files'] };

/** Receives the form after the guards, and removes its files when the handler is done. */
@Injectable()
export class FormInterceptor implements NestInterceptor {
  private readonly logger = new Logger(FormInterceptor.name);

  constructor(
    private readonly reflector: Reflector,
    private readonly room: FormRoom,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const { rules, isOptional } = this.reflector.get<FormMetadata>(FORM_RULES, context.getHandler());
    const request = context.switchToHttp().getRequest<RequestWithForm>();
    if (isOptional && !isForm(request)) {
      request.chosen = withChosen(rules, {}, request.body);
      return next.handle();
    }
    let folder = '';
    try {
      folder = await makeFormFolder();
      request.form = await receiveForm(request, rules, folder, this.room);
      // Values that are read from JSON bodies are read from forms too (`version`).
      request.body = request.form.fields;
    } catch (thrown) {
      const error = normaliseError(thrown);
      this.room.note(error);
      if (folder) await this.clear(folder);
      throw error;
    }
    return next.handle().pipe(finalize(() => void this.clear(folder)));
  }

  /** A failure here is no error of the form: leftover files are swept up later. */
  private async clear(folder: string): Promise<void> {
    await removeFormFolder(folder).catch((error: unknown) =>
      this.logger.warn({ err: error, folder }, 'Temporary files of a form could not be removed'),
    );
  }
}
