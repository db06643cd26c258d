import type { ErrorParams } from '@sarn/kernel';
import { ApiError, errorText } from '@sarn/platform-web';

/** The sentence of a refusal that was kept, as the person would have read it when it came. */
export const refusalText = (code: string, params: ErrorParams = {}): string =>
  errorText(new ApiError({ code, params, status: 409, message: code, requestId: null, body: {} }));
