import { lineText } from '@sarn/kernel';
import { z } from 'zod';

/** The form of a new request. */
export const SampleRequestDraft = z.object({
  title: lineText({ min: 1, max: 200 }),
  reason: lineText({ max: 500 }),
});
export type SampleRequestDraft = z.output<typeof SampleRequestDraft>;

/** The forms of the steps of the flow, by name. */
export const sampleRequestForms = {
  confirm: z.object({}),
  answer: z.object({ words: lineText({ min: 3, max: 200 }) }),
};

/** Answers to each form, told apart by its name. */
export const SampleRequestAnswer = z.discriminatedUnion('form', [
  z.object({ form: z.literal('confirm'), input: sampleRequestForms.confirm }),
  z.object({ form: z.literal('answer'), input: sampleRequestForms.answer }),
]);
export type SampleRequestAnswer = z.output<typeof SampleRequestAnswer>;
