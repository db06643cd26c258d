/** What this tab stores while the person is on the provider's pages. */
export interface FederatedAttempt {
  readonly secret: string;
  /** The page that was requested; checked again before it is opened. */
  readonly next: string | null;
}

const key = 'sarn_oidc';

export function keepAttempt(attempt: FederatedAttempt): void {
  sessionStorage.setItem(key, JSON.stringify(attempt));
}

/** Returned once only; null when this tab began no attempt. */
export function takeAttempt(): FederatedAttempt | null {
  const text = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return text === null ? null : (JSON.parse(text) as FederatedAttempt);
}
