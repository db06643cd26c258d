/** SETTINGS §5 and Standard Webhooks 1.0.0. */
export const webhookLimits = {
  timeoutMs: 15_000,
  /** What is kept of an answer. */
  answerBytes: 1_024,
  /** How long the old secret signs beside the new one. */
  oldSecretHours: 24,
  /** Failing for so long, a receiver is switched off. */
  failingDays: 5,
  logDays: 30,
  receivers: 50,
  pageSize: 20,
} as const;
