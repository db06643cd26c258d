/** What this tab remembers while the person is at the provider's pages. */
export interface FederatedAttempt {
  readonly secret: string;
  /** The page that was asked for; checked again before it is opened. */
  readonly next: string | null;
}

const key = 'sarn_oidc';

export function keepAttempt(attempt: FederatedAttempt): void {
  sessionStorage.setItem(key, JSON.stringify(attempt));
}

/** Once; null when this tab began nothing. */
export function takeAttempt(): FederatedAttempt | null {
  const text = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return text === null ? null : (JSON.parse(text) as FederatedAttempt);
}
