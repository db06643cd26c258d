import { ApiError } from '../api/api-error.ts';
import { errorText } from './error-text.ts';

/** Sentence of an error code, for refusals found before anything was sent. */
export function faultText(code: string): string {
  const nothing = { params: {}, message: '', status: 422, requestId: null, body: {} };
  return errorText(new ApiError({ ...nothing, code }));
}
