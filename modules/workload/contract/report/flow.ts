import { z } from 'zod';

/** By weeks where the period is short, else by months. */
export const flowSteps = ['week', 'month'] as const;
export type FlowStep = (typeof flowSteps)[number];

/** What came to the units in a week or month, and how much of the period's work was finished in it. */
export const FlowCount = z.object({
  from: z.string().describe('its first day; a week begins on Monday'),
  received: z.number().int(),
  finished: z.number().int(),
});
export type FlowCount = z.output<typeof FlowCount>;
