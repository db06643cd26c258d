import { civilDate, lineText, listOf, longText } from '@sarn/kernel';
import { z } from 'zod';
import { dataRequestKinds } from './data-request.kinds.ts';

/** The form of a new request. */
export const DataRequestDraft = z.object({
  kind: z.enum(dataRequestKinds),
  details: longText({ max: 4000 }).describe('Which data, and what is asked for'),
});
export type DataRequestDraft = z.output<typeof DataRequestDraft>;

/** The form of a request that somebody without an account made at the counter, by letter or by mail. */
export const OutsideDataRequestDraft = z.object({
  kind: z.enum(dataRequestKinds),
  details: longText({ min: 3, max: 4000 }).describe('Which data, and what is asked for'),
  name: lineText({ min: 3, max: 200 }).describe('Who asks'),
  contact: longText({ min: 3, max: 500 }).describe('Where the answer goes'),
  proof: lineText({ min: 3, max: 300 }).describe('How it was made sure who asks'),
  receivedDay: civilDate().describe('When it came in: the time to answer counts from it'),
});
export type OutsideDataRequestDraft = z.output<typeof OutsideDataRequestDraft>;

const words = longText({ min: 3, max: 4000 });

/** The forms of the steps of the flow, by name. */
export const dataRequestForms = {
  confirm: z.object({}),
  answer: z.object({ words, fileIds: listOf(z.uuid(), 10).default([]) }),
  extend: z.object({ words, dueDay: civilDate() }),
  refuse: z.object({ words }),
};
export const dataRequestFormNames = ['confirm', 'answer', 'extend', 'refuse'] as const;

/** Answers to each form, told apart by its name. */
export const DataRequestAnswer = z.discriminatedUnion('form', [
  z.object({ form: z.literal('confirm'), input: dataRequestForms.confirm }),
  z.object({ form: z.literal('answer'), input: dataRequestForms.answer }),
  z.object({ form: z.literal('extend'), input: dataRequestForms.extend }),
  z.object({ form: z.literal('refuse'), input: dataRequestForms.refuse }),
]);
export type DataRequestAnswer = z.output<typeof DataRequestAnswer>;
