import type { ErrorParams } from '@sarn/kernel';

/** One field the server did not accept. */
export interface InputIssue {
  /** Name of the field, with dots inside nested values. */
  readonly field: string;
  /** `required`, `too-big`, `date-range` … */
  readonly rule: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

export interface ApiErrorShape {
  readonly code: string;
  readonly params: ErrorParams;
  /** The server's own sentence; may be empty. */
  readonly message: string;
  /** HTTP status; 0 when the server was not reached. */
  readonly status: number;
  readonly requestId: string | null;
  /** The whole answer, for the few calls whose failure carries more (`oauth_id`). */
  readonly body: Readonly<Record<string, unknown>>;
}

/** A call that failed. `code` is a key of the error catalogues; see `errorText`. */
export class ApiError extends Error implements ApiErrorShape {
  readonly code: string;
  readonly params: ErrorParams;
  readonly status: number;
  readonly requestId: string | null;
  readonly body: Readonly<Record<string, unknown>>;

  constructor(shape: ApiErrorShape) {
    super(shape.message);
    this.name = 'ApiError';
    this.code = shape.code;
    this.params = shape.params;
    this.status = shape.status;
    this.requestId = shape.requestId;
    this.body = shape.body;
  }

  /** The fields behind a `platform.invalid-input`; empty for every other failure. */
  get issues(): readonly InputIssue[] {
    const { issues } = this.body;
    return Array.isArray(issues) ? (issues as InputIssue[]) : [];
  }

  /** The one field that a refusal is about: as its code is declared, or as its parameters name it. */
  get field(): string | null {
    const named = this.body['atField'] ?? this.params['field'];
    if (typeof named !== 'string') return null;
    return named.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  }
}

/** The failure of a call that never reached the server. */
export function networkError(): ApiError {
  const nothing = { params: {}, message: '', requestId: null, body: {} };
  return new ApiError({ ...nothing, code: 'platform.network', status: 0 });
}

/** Whether a call failed because the server was not reached. */
export function isUnreached(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'platform.network';
}

/** Whether it failed for want of a connection: not reached, or refused by the browser for that reason. */
export function isWithoutLine(error: unknown): boolean {
  return (
    isUnreached(error) || (error instanceof ApiError && error.code.startsWith('platform.line-'))
  );
}

/** Reads the error shape of the server: `{ status, message, code, params, requestId }`. */
export function toApiError(status: number, body: unknown, requestId: string | null): ApiError {
  const seen = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  return new ApiError({
    code: codeOf(status, seen),
    params: (seen['params'] as ErrorParams | undefined) ?? {},
    message: typeof seen['message'] === 'string' ? seen['message'] : '',
    status,
    requestId: typeof seen['requestId'] === 'string' ? seen['requestId'] : requestId,
    body: seen,
  });
}

/** A sentence without a code comes from the server and is shown as it is (specification §8). */
function codeOf(status: number, { code, message }: Record<string, unknown>): string {
  if (typeof code === 'string') return code;
  return typeof message === 'string' && message !== '' ? 'server.sentence' : codeOfStatus(status);
}

// A proxy in between answers in another shape; its status is enough for a sentence.
const codes: Readonly<Record<number, string>> = {
  400: 'platform.malformed-request',
  401: 'platform.unauthenticated',
  403: 'platform.forbidden',
  404: 'platform.not-found',
  413: 'platform.too-large',
  415: 'platform.unsupported-media',
  429: 'platform.too-many-requests',
  502: 'platform.network',
  503: 'platform.busy',
  504: 'platform.network',
};

function codeOfStatus(status: number): string {
  return codes[status] ?? 'platform.internal';
}

/** Whether the caller cancelled the call; such failures are not shown. */
export function isAborted(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
