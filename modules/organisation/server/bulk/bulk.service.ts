import { addDays, newId, thaiSortKey } from '@sarn/kernel';
import type { CivilDate } from '@sarn/kernel';
import type { Tx } from '@sarn/platform-server';
import { readDraft } from '../change.ts';
import type { Actor, Changes } from '../change.ts';
import { HoldingDraft, PostDraft } from '../people.drafts.ts';
import type { PersonDraft, UnitDraft } from '../people.drafts.ts';
import { personRow } from '../person.service.ts';
import { orTaken } from '../taken.ts';
import { unitRow } from '../unit.service.ts';
import { lockTreeForUpdate } from '../unit.store.ts';
import * as store from './bulk.store.ts';

/** A post of an import: its position is found by its name, or made. */
export interface BulkPost extends Omit<PostDraft, 'positionId' | 'id'> {
  readonly id: string;
  readonly position: string;
}

/** What an import made for one person, to be taken out again. */
export interface MadePerson {
  readonly personId: string;
  readonly postId: string | null;
}

/**
 * Making many rows at once: an import of thousands of people takes seconds by it. Rights, audit and
 * errors as for the single acts.
 */
export interface BulkChanges {
  /** @param drafts parents before their children; each has an id */
  createUnits(tx: Tx, by: Actor, drafts: readonly UnitDraft[]): Promise<void>;
  createPeople(tx: Tx, by: Actor, drafts: readonly PersonDraft[]): Promise<void>;
  /** @returns ids of the positions that were made */
  createPosts(tx: Tx, by: Actor, posts: readonly BulkPost[]): Promise<string[]>;
  holdPosts(tx: Tx, by: Actor, drafts: readonly HoldingDraft[]): Promise<void>;
  /**
   * Ends holdings the day before.
   *
   * @param day from which they are over
   * @returns those that had begun on that day or later, and are gone
   */
  endHoldings(tx: Tx, by: Actor, ids: readonly string[], day: CivilDate): Promise<string[]>;
  /**
   * Deletes people who were made and never used, with what was made for them.
   *
   * @throws the database's error 23503 where something refers to one of them: call it by `tryIn`
   */
  removePeople(tx: Tx, by: Actor, made: readonly MadePerson[]): Promise<void>;
  /** Deletes units that were made and never used. @throws as `removePeople` */
  removeUnits(tx: Tx, by: Actor, unitIds: readonly string[]): Promise<void>;
  /** Undoes the taking of a post: that holding is gone, and an earlier one goes on. */
  undoHolding(
    tx: Tx,
    by: Actor,
    undone: {
      readonly holdingId: string;
      readonly postId: string | null;
      readonly again: string | null;
    },
  ): Promise<void>;
}

const subjects = (kind: string, rows: readonly { readonly id: string }[]) =>
  rows.map(({ id }) => ({ kind, id }));

/** @param key of the keyed ID card hashes */
export function createBulkChanges(changes: Changes, key: () => Buffer): BulkChanges {
  const { record, recordAll, now } = changes;
  return {
    async createUnits(tx, by, drafts) {
      await lockTreeForUpdate(tx);
      const rows = drafts.map(unitRow);
      await orTaken(store.insertUnits(tx, rows));
      await recordAll(tx, by, 'unit-created', subjects('unit', rows));
    },
    async createPeople(tx, by, drafts) {
      const rows = drafts.map((draft) => personRow(draft, key(), now()));
      await orTaken(store.insertPeople(tx, rows));
      await recordAll(tx, by, 'person-created', subjects('person', rows));
    },
    createPosts: (tx, by, posts) => createPosts(changes, tx, by, posts),
    async holdPosts(tx, by, drafts) {
      const rows = drafts.map((draft) => holdingRow(draft));
      await orTaken(store.insertHoldings(tx, rows));
      const held = rows.map((row) => ({ kind: 'post', id: row.post_id }));
      await recordAll(tx, by, 'post-taken', held);
    },
    async endHoldings(tx, by, ids, day) {
      const gone = await store.deleteBegunSince(tx, ids, day);
      await store.endHoldings(tx, ids, addDays(day, -1));
      await recordAll(
        tx,
        by,
        'post-left',
        subjects(
          'post-holding',
          ids.map((id) => ({ id })),
        ),
      );
      return gone;
    },
    async removePeople(tx, by, made) {
      const people = made.map(({ personId }) => ({ id: personId }));
      const ids = people.map(({ id }) => id);
      const postIds = made.flatMap(({ postId }) => (postId === null ? [] : [postId]));
      await store.deleteHoldings(tx, ids);
      await store.deletePosts(tx, postIds);
      await store.deletePeople(tx, ids);
      await recordAll(tx, by, 'person-removed', subjects('person', people));
    },
    async removeUnits(tx, by, unitIds) {
      await store.deleteUnits(tx, unitIds);
      const units = unitIds.map((id) => ({ id }));
      await recordAll(tx, by, 'unit-removed', subjects('unit', units));
    },
    async undoHolding(tx, by, { holdingId, postId, again }) {
      await store.deleteHolding(tx, holdingId);
      if (postId !== null) await store.deletePosts(tx, [postId]);
      if (again !== null) await store.reopenHolding(tx, again);
      await record(tx, by, 'post-left', { kind: 'post-holding', id: holdingId });
    },
  };
}

function holdingRow(draft: HoldingDraft) {
  const { id = newId(), ...holding } = readDraft(HoldingDraft, draft);
  return {
    ...{ id, post_id: holding.postId, person_id: holding.personId },
    ...{ is_acting: holding.actingPhrase !== null, acting_phrase: holding.actingPhrase },
    ...{ valid_from: holding.validFrom, valid_to: holding.validTo },
  };
}

async function createPosts(
  { recordAll }: Changes,
  tx: Tx,
  by: Actor,
  posts: readonly BulkPost[],
): Promise<string[]> {
  const names = [...new Set(posts.map(({ position }) => position))];
  const known = await store.listPositions(tx, names);
  const made = names
    .filter((name) => !known.has(name))
    .map((name) => ({ id: newId(), name_th: name, sort_key: thaiSortKey(name) }));
  await store.insertPositions(tx, made);
  await recordAll(tx, by, 'position-created', subjects('position', made));
  const positions = new Map([...known, ...made.map(({ id, name_th }) => [name_th, id] as const)]);
  const levels = await store.listLevels(tx);
  const rows = posts.map(({ position, ...rest }) => {
    const draft = { ...rest, positionId: positions.get(position) ?? '' };
    const post = readDraft(PostDraft, draft);
    return {
      ...{ id: rest.id, unit_id: post.unitId, serves_unit_id: post.servesUnitId ?? post.unitId },
      ...{ position_id: post.positionId, title_th: post.titleTh, title_en: post.titleEn },
      ...{ duty: post.duty, sort: post.sort, valid_from: post.validFrom, valid_to: post.validTo },
      position_level_id: post.levelCode === null ? null : (levels.get(post.levelCode) ?? null),
    };
  });
  await orTaken(store.insertPosts(tx, rows));
  await recordAll(tx, by, 'post-created', subjects('post', rows));
  return made.map(({ id }) => id);
}
