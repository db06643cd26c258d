import { ApiError, errorText } from '@sarn/platform-web/public';

/** Sentence of an error code, for refusals found before anything was sent. */
export function faultText(code: string): string {
  const nothing = { params: {}, message: '', status: 422, requestId: null, body: {} };
  return errorText(new ApiError({ ...nothing, code }));
}
