/** Why a token did not do what it was asked for. */
export type TokenFailure =
  /** No such token, or its program does not answer. */
  | 'absent'
  | 'wrong-pin'
  /** The PIN was wrong, and one more wrong one locks the token. */
  | 'last-try'
  | 'locked'
  /** The token is there, but not the key. */
  | 'no-key'
  /** Refused by the token for another reason. */
  | 'refused';

export class TokenError extends Error {
  readonly failure: TokenFailure;
  constructor(failure: TokenFailure, detail = '') {
    super(`token: ${failure} ${detail}`.trim());
    this.failure = failure;
  }
}
