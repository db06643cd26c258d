import { flows } from '@sarn/correspondence/contract';
import type { DocumentDetail } from '@sarn/document/contract';

/** All acts of the kind on that part. */
export function actsOn(kind: string, on: string): string[] {
  const rows = flows[kind as keyof typeof flows]?.transitions ?? [];
  return [...new Set(rows.filter((row) => row.on === on).map((row): string => row.act))];
}

/** The document and all of its parts, as acts name them. */
export function targetsOf(document: DocumentDetail) {
  return [
    { on: 'document', targetId: document.id },
    ...document.transmissions.map((transmission) => ({
      on: 'transmission',
      targetId: transmission.id,
    })),
    ...document.assignments.map((assignment) => ({ on: 'assignment', targetId: assignment.id })),
  ];
}
