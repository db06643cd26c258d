import { createAuditTrail, createLog, systemClock } from '@sarn/platform-server';
import { queueCodes, watchingQueues } from '@sarn/document/contract';
import type { DocumentDetail } from '@sarn/document/contract';
import type { TodoRow } from '@sarn/worklist/contract';
import { expect } from 'vitest';
import { readersOf } from '../testing.ts';
import type { TestInstance } from '../testing.ts';
import {
  idOf,
  isFinal,
  isUnderWay,
  assignmentsOf,
  offersOn,
  placesOf,
  subjectsOf,
} from './document-model.testing.ts';
import type { ModelDocument, Place } from './document-model.testing.ts';
import type { World } from './world.testing.ts';

const watching = new Set<string>(watchingQueues);

/**
 * Whether it waits in a queue of somebody; a draft waits for its drafter among followed documents.
 */
const holds = ({ queue, subject }: Place): boolean =>
  !watching.has(queue) || (subject.document.state === 'DRAFT' && queue === 'unsigned');

/** What must be true of the model after every step: nothing waits for nobody. */
export function expectHeld(document: ModelDocument): void {
  const held = placesOf(document).filter(holds);
  const has = (id: string) => held.some((place) => idOf(place.subject) === id);
  const subjects = subjectsOf(document);
  const open = subjects.filter(isUnderWay);
  if (open.length > 0) expect(held.length, `${document.state}: nobody has it`).toBeGreaterThan(0);
  for (const transmission of document.transmissions) {
    const [subject] = subjects.filter(
      (one) => one.on === 'transmission' && one.transmission === transmission,
    );
    if (!subject || isFinal(subject)) continue;
    const isSomewhere =
      has(transmission.id) ||
      assignmentsOf(document, transmission).some((assignment) => has(assignment.id));
    expect(isSomewhere, `a sending in ${transmission.state} that nobody has`).toBe(true);
  }
  for (const subject of subjects.filter(({ on }) => on === 'assignment')) {
    if (isFinal(subject) || has(idOf(subject))) continue;
    const transmission = subjects.find(
      (one) => one.on === 'transmission' && one.transmission === subject.transmission,
    );
    const isOver = transmission === undefined || isFinal(transmission);
    expect(isOver, `an assignment in ${subject.assignment?.state} on a sending that is over`).toBe(
      false,
    );
  }
  if (document.state === 'CLOSED') {
    const underWay = document.transmissions.filter(
      ({ state }) => !['CLOSED', 'RESENT', 'SETTLED'].includes(state),
    );
    expect(underWay, 'a closed document with a sending under way').toEqual([]);
  }
}

/**
 * Document, transmissions and assignments have the state of the model, and wait for the same
 * people.
 */
export async function expectStates(world: World, document: ModelDocument): Promise<DocumentDetail> {
  const seen = await world.read(document.author, document);
  const states = (rows: readonly { id: string; state: string }[]) =>
    Object.fromEntries(rows.map(({ id, state }) => [id, state]));
  expect({
    document: seen.state,
    transmissions: states(seen.transmissions),
    assignments: states(seen.assignments),
    history: seen.history.length,
  }).toEqual({
    document: document.state,
    transmissions: states(document.transmissions),
    assignments: states(document.assignments),
    history: document.history,
  });
  const isHeld = placesOf(document).some(holds);
  expect(seen.principals.length > 0, 'who has it now').toBe(isHeld);
  for (const principal of seen.principals) expect(principal.name).toMatch(/./);
  return seen;
}

/**
 * The acts offered are those of the flow table; a person who may not read gets nothing.
 *
 * @param choose the accounts to ask, given those to whom the table offers an act
 */
export async function expectOffers(
  world: World,
  document: ModelDocument,
  choose: (offered: readonly string[]) => readonly string[],
): Promise<void> {
  const offers = offersOn(document);
  const readers = await readersOf(world.stand, document.id);
  await Promise.all(
    choose(offers.map(({ account }) => account)).map(async (account) => {
      const seen = await world.find(account, document);
      expect(seen !== null, `${account} reads it`).toBe(readers.has(account));
      const expected = offers
        .filter((offer) => offer.account === account)
        .map(({ subject, row }) => `${subject.on} ${idOf(subject)} ${row.act}`);
      const offered = (seen?.may ?? []).map((may) => `${may.on} ${may.targetId} ${may.act}`);
      expect(offered.toSorted(), `${account} may`).toEqual(expected.toSorted());
    }),
  );
}

/** The queues of these accounts hold exactly what waits for them, and the cards count it. */
export async function expectQueues(world: World, of: readonly string[]): Promise<void> {
  const places = world.documents.flatMap(placesOf);
  const known = new Set(world.documents.map((document) => document.id));
  await Promise.all(
    of.map(async (account) => {
      const cards = await world.stand.office.cards(account);
      const own = places.filter((place) => place.account === account);
      await Promise.all(
        queueCodes.map(async (code) => {
          const list = await world.stand.office.queue(account, code);
          const count = cards.find((card) => card.CODE === code)?.COUNT ?? 0;
          expect(count, `${account} ${code}: card and list`).toBe(list.total);
          if (list.total > list.data.length) return;
          const rows = list.data as unknown as TodoRow[];
          const shown = rows
            .filter((row) => known.has(row.F_DOC_ID))
            .map((row) => row.F_JOB_ID || row.F_TRANS_ID || row.F_DOC_ID);
          const expected = own
            .filter((place) => place.queue === code)
            .map((place) => idOf(place.subject));
          expect(shown.toSorted(), `${account} ${code}`).toEqual([...new Set(expected)].toSorted());
        }),
      );
    }),
  );
}

interface Line {
  readonly id: string;
  readonly line: string;
}

/** The history of a document only grows; nothing in it changes. */
export class Histories {
  private readonly kept = new Map<string, readonly Line[]>();
  private readonly stand: TestInstance;

  constructor(instance: TestInstance) {
    this.stand = instance;
  }

  async expectGrown(document: ModelDocument): Promise<void> {
    const lines = await this.stand.app.db.query<Line>(
      `select id, md5(event::text) as line from document_event event
       where document_id = $1 order by at, id`,
      [document.id],
    );
    const before = this.kept.get(document.id) ?? [];
    for (const line of before) expect(lines, 'a line of the history').toContainEqual(line);
    expect(lines.length).toBe(document.history);
    this.kept.set(document.id, lines);
  }
}

/** Every number of every register is there once, up to the last one given. */
export async function expectNumbersOnce(instance: TestInstance): Promise<void> {
  const faults = await instance.app.db.query(
    `select register_id, be_year, last_number, count(entry.number) as lines,
            count(distinct entry.number) as numbers, max(entry.number) as highest
     from register_counter counter
     left join register_entry entry using (register_id, be_year)
     group by register_id, be_year, last_number
     having count(entry.number) <> last_number or count(distinct entry.number) <> last_number
        or coalesce(max(entry.number), 0) <> last_number`,
  );
  expect(faults, 'registers with a gap or a double').toEqual([]);
}

/** The chain of the audit trail is intact from its first entry on. */
export async function expectTrail(instance: TestInstance): Promise<void> {
  const { dataDir, db } = instance.app;
  const trail = createAuditTrail({ dataDir, db, clock: systemClock, log: createLog('silent') });
  const { fault } = await trail.verify();
  expect(fault, 'the audit trail').toBeNull();
}
