/** How one call is watched while it runs. */
export interface WatchedCall {
  readonly signal: AbortSignal | undefined;
  /** The line was found off, and the call was given up because it may be repeated. */
  readonly isGivenUp: () => boolean;
  readonly end: () => void;
}

/** What calls tell about the line to the server. */
export interface LineWatch {
  /** The server has answered a call that was sent at this time of `performance.now()`. */
  readonly reached: (sentAt: number) => void;
  /** There is a reason to think that the server is not reached. */
  readonly doubt: () => void;
  readonly watch: (given: AbortSignal | undefined, mayGiveUp: boolean) => WatchedCall;
}

/** On the sign-in pages nobody watches: each call shows its own failure. */
const nobody: LineWatch = {
  reached: () => {},
  doubt: () => {},
  watch: (given) => ({ signal: given, isGivenUp: () => false, end: () => {} }),
};

let current = nobody;

export const lineWatch = (): LineWatch => current;

/** From now on calls are watched; null ends it. Loaded apart from the calls, which every page has. */
export function provideLineWatch(watch: LineWatch | null): void {
  current = watch ?? nobody;
}
