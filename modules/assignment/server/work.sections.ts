import type { OfferWords, SectionMakers } from '@sarn/document/server';
import { assignmentView } from '@sarn/document/server';

/** The assignments of a document. */
export const workSections: Pick<SectionMakers, 'assignments'> = {
  assignments: async ({ whole, names }) =>
    whole.assignments.map((assignment) => assignmentView(assignment, names)),
};

/** Forms in which persons of the unit are picked. */
const formsWithinUnit = new Set<string>(['assign', 'study', 'reassign']);

export const workOfferWords: OfferWords = ({ row, subject }) => ({
  scopeUnitId: formsWithinUnit.has(row.form) ? (subject.transmission?.toUnitId ?? null) : null,
});
