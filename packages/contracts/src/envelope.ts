/** Every enveloped success carries both flags, because the specification reads either (OR-11). */
export interface Success<T> {
  status: 'success';
  success: true;
  message?: string;
  data: T;
}

export function success<T>(data: T, message?: string): Success<T> {
  return { status: 'success', success: true, ...(message === undefined ? {} : { message }), data };
}
