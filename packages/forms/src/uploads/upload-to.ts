import { type Argument, type Arguments, requestTo } from '@reefdesk/web-kit';
import type { FormUpload } from './send-form.ts';

type Route = Parameters<typeof requestTo>[0];

/** Has no idempotency key, because `useUpload` derives one from the content of the form. */
export function uploadTo<R extends Route>(
  route: R,
  argument: Omit<Argument<R>, 'idempotencyKey' | 'body'> & { body: FormData },
): FormUpload {
  const { body: _, ...request } = requestTo(route, ...([argument] as unknown as Arguments<R>));
  return { ...request, form: argument.body };
}
