import { AppError } from '@sarn/kernel';
import { workForms } from '../contract/index.ts';
import type { DocumentPart } from '@sarn/document/server';
import * as effects from './assignments.effects.ts';
import { formOf } from '@sarn/document/server';
import { keysOfNamed } from '@sarn/document/server';
import { asking } from '@sarn/document/server';
import type { TransitionRun } from '@sarn/document/server';
import { remindAssignee } from './reminder/remind.effect.ts';

/** Assignments in these states need no more work. */
const finishedAssignmentStates = new Set(['REPORTED', 'DONE', 'RETURNED', 'ENDED']);

/** Assignments: assigning, studying, reporting. */
export const workPart: DocumentPart = {
  owner: 'assignment',
  errors: [
    'registry.assignee-outside',
    'registry.assignee-twice',
    'registry.jobs-open',
    'registry.reports-missing',
    'registry.reminded-today',
  ],
  forms: [
    formOf('study', workForms.study),
    formOf('opinion', workForms.opinion),
    formOf('assign', workForms.assign),
    formOf('reassign', workForms.reassign),
    formOf('report', workForms.report),
  ],
  roles: {
    studier: ({ transmission }) =>
      keysOfNamed(transmission?.studierId, transmission?.studierPostId),
    assignee: ({ job }) => keysOfNamed(job?.assigneeId, job?.assigneePostId),
  },
  plainGuards: {
    mainJobsReported: ({ jobs }) => {
      const mains = jobs.filter((job) => job.isMain && !['RETURNED', 'ENDED'].includes(job.state));
      const isReported =
        mains.length > 0 && mains.every((job) => finishedAssignmentStates.has(job.state));
      return isReported ? null : new AppError('registry.reports-missing');
    },
  },
  guards: {
    jobsFinal: async ({ deps, tx, subject }) => {
      const open = subject.jobs.filter((job) => !finishedAssignmentStates.has(job.state));
      if (open.length === 0) return;
      const people = await deps.organisation.personCard(
        tx,
        open.map((job) => job.assigneeId),
      );
      throw new AppError('registry.jobs-open', { names: people.map((p) => p.name).join(', ') });
    },
    assigneesInTree: asking(['assign', 'study', 'reassign'], (run, { form, input }) =>
      assertInTree(
        run,
        form === 'assign' ? [input.mainPersonId, ...input.coPersonIds] : [input.personId],
      ),
    ),
  },
  effects: {
    setStudier: effects.setStudier,
    createJobs: effects.createAssignments,
    startJob: effects.startJob,
    reportJob: effects.reportAssignment,
    returnJob: effects.returnAssignment,
    moveJob: effects.moveAssignment,
    endJob: effects.endAssignment,
    acceptReports: effects.acceptReports,
    finishJobs: effects.finishJobs,
    reopenJobs: effects.reopenAssignments,
    remindAssignee,
  },
};

async function assertInTree(
  { deps, tx, subject }: TransitionRun,
  chosen: readonly string[],
): Promise<void> {
  if (new Set(chosen).size < chosen.length) throw new AppError('registry.assignee-twice');
  const members = await deps.organisation.membersBelow(tx, subject.transmission?.toUnitId ?? '');
  const isInside = chosen.every((person) => members.includes(person));
  if (!isInside) throw new AppError('registry.assignee-outside');
}
