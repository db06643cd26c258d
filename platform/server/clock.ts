/** Where the current time comes from; tests stop it and set it forward. */
export interface Clock {
  now(): Date;
}

/** The clock of the server. */
export const systemClock: Clock = { now: () => new Date() };
