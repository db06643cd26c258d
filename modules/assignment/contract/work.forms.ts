import { civilDate, listOf, longText } from '@sarn/kernel';
import { jobTypeCode } from '@sarn/document-classes/contract';
import { z } from 'zod';
import { id } from '@sarn/document/contract';
import { fileIdsField, noteField, reasonField } from '@sarn/document/contract';

/** Questions of assigning work and reporting on it. */
export const workForms = {
  study: z.object({ personId: id, note: noteField, dueDate: civilDate().optional() }),
  opinion: z.object({ note: longText({ min: 2, max: 4000 }), fileIds: fileIdsField }),
  assign: z.object({
    mainPersonId: id,
    coPersonIds: listOf(id, 50).default([]),
    dueDate: civilDate(),
    jobType: jobTypeCode,
    note: noteField,
  }),
  reassign: z.object({ personId: id, reason: reasonField }),
  report: z.object({
    note: longText({ min: 2, max: 4000 }),
    percent: z.coerce.number().int().min(1).max(100),
    fileIds: fileIdsField,
  }),
};

type Forms = typeof workForms;

declare module '@sarn/document/contract' {
  interface FlowForms extends Forms {}
}
