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
    'registry.assignments-open',
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
    assignee: ({ assignment }) => keysOfNamed(assignment?.assigneeId, assignment?.assigneePostId),
  },
  plainGuards: {
    mainAssignmentsReported: ({ assignments }) => {
      const mains = assignments.filter(
        (assignment) => assignment.isMain && !['RETURNED', 'ENDED'].includes(assignment.state),
      );
      const isReported =
        mains.length > 0 &&
        mains.every((assignment) => finishedAssignmentStates.has(assignment.state));
      return isReported ? null : new AppError('registry.reports-missing');
    },
  },
  guards: {
    assignmentsFinal: async ({ deps, tx, subject }) => {
      const open = subject.assignments.filter(
        (assignment) => !finishedAssignmentStates.has(assignment.state),
      );
      if (open.length === 0) return;
      const people = await deps.organisation.personCard(
        tx,
        open.map((assignment) => assignment.assigneeId),
      );
      throw new AppError('registry.assignments-open', {
        names: people.map((p) => p.name).join(', '),
      });
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
    createAssignments: effects.createAssignments,
    startAssignment: effects.startAssignment,
    reportAssignment: effects.reportAssignment,
    returnAssignment: effects.returnAssignment,
    moveAssignment: effects.moveAssignment,
    endAssignment: effects.endAssignment,
    acceptReports: effects.acceptReports,
    finishAssignments: effects.finishAssignments,
    reopenAssignments: effects.reopenAssignments,
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
