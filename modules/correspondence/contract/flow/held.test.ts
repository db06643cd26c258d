import { describe, expect, it } from 'vitest';
import { isWorkDone, watchingQueues } from '@sarn/document/contract';
import type { DocumentKind } from '@sarn/document/contract';
import type { Flow, StateRow } from '@sarn/document/contract';
import { flows } from './flows.ts';

/** States whose work is with the transmissions, addressees or assignments of the subject. */
const heldBelow = new Set([
  'document DISTRIBUTED',
  'document DISPATCHED',
  'transmission ASSIGNED',
  'transmission IN_PROGRESS',
]);
/** A reported assignment waits with its transmission; a draft waits with its drafter. */
const heldBeside = new Set(['assignment REPORTED', 'document DRAFT']);

const watching = new Set<string>(watchingQueues);

const isHeld = (row: StateRow): boolean =>
  row.waiting.some(({ queue }) => !watching.has(queue)) ||
  heldBelow.has(`${row.on} ${row.state}`) ||
  heldBeside.has(`${row.on} ${row.state}`) ||
  row.isAtRest === true;

describe('[3.16] who has it now', () => {
  it.each(Object.entries(flows) as [DocumentKind, Flow][])(
    'is somebody in every state of %s that is not an end',
    (_kind, flow) => {
      const lost = flow.states.filter((row) => !row.isFinal && !isHeld(row));
      expect(lost.map((row) => `${row.on} ${row.state}`)).toEqual([]);
    },
  );

  it.each(Object.entries(flows) as [DocumentKind, Flow][])(
    'can go on from every state of %s that is not an end',
    (_kind, flow) => {
      const isStuck = (row: StateRow): boolean =>
        !flow.transitions.some((act) => act.on === row.on && act.from.includes(row.state));
      const stuck = flow.states.filter(
        (row) =>
          !row.isFinal &&
          isStuck(row) &&
          !heldBelow.has(`${row.on} ${row.state}`) &&
          row.state !== 'REPORTED',
      );
      expect(stuck.map((row) => `${row.on} ${row.state}`)).toEqual([]);
    },
  );

  it.each(Object.entries(flows) as [DocumentKind, Flow][])(
    'is late in no state of %s that is over, or in which only the closing is left',
    (_kind, flow) => {
      const work = flow.states.filter(({ on }) => on !== 'document');
      const isOver = (row: StateRow) => row.waiting.length === 0 || row.state === 'COMPLETED';
      const wrong = work.filter((row) => isOver(row) !== isWorkDone(row.on, row.state));
      expect(wrong.map((row) => `${row.on} ${row.state}`)).toEqual([]);
    },
  );
});
