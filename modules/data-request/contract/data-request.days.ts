/** Days within which requests are answered; a deployment may name its own. */
export interface DataRequestDays {
  /** From the day on which the request is made. */
  readonly answer: number;
  /** How far the due day may be extended beyond that, in all. */
  readonly extension: number;
}

/**
 * Section 30 of the Personal Data Protection Act asks for access within thirty days.
 * @assumed the same time for the other rights, and as much again when it is extended.
 */
export const usualDataRequestDays: DataRequestDays = { answer: 30, extension: 30 };
