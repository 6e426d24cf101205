import type { ErrorBody } from '@reefdesk/contracts/endpoint';
import type { AppError } from './app-error.ts';

export function errorBody(error: AppError, requestId: string): ErrorBody {
  return {
    status: 'error',
    success: false,
    message: error.message,
    msg: error.message,
    code: error.code,
    ...(Object.keys(error.params).length > 0 && { params: error.params }),
    requestId,
    ...(error.fields && { fields: error.fields }),
    ...(error.data && { data: error.data }),
    ...(error.current !== undefined && { current: error.current }),
  };
}
