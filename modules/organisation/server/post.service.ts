import { AppError, newId, thaiSortKey } from '@sarn/kernel';
import type { Handle, Tx } from '@sarn/platform-server';
import { assertFound, columnsOf, readChange, readDraft } from './change.ts';
import type { Actor, Changes } from './change.ts';
import { HoldingDraft, PositionDraft, PostDraft } from './people.drafts.ts';
import {
  endHolding,
  findLevelId,
  insertHolding,
  insertPosition,
  insertPost,
  updatePost,
} from './post.store.ts';
import type { NewPost, PostChange } from './post.store.ts';
import { orTaken } from './taken.ts';

export interface PostChanges {
  createPosition(tx: Tx, by: Actor, draft: PositionDraft): Promise<string>;
  createPost(tx: Tx, by: Actor, draft: PostDraft): Promise<string>;
  updatePost(tx: Tx, by: Actor, id: string, change: Partial<PostDraft>): Promise<void>;
  /** Gives a person a post; with an acting phrase, in addition to its regular holding. */
  holdPost(tx: Tx, by: Actor, draft: HoldingDraft): Promise<string>;
  /** @param lastDay still held on this day */
  leavePost(tx: Tx, by: Actor, holdingId: string, lastDay: string): Promise<void>;
}

const columns = {
  unitId: 'unit_id',
  servesUnitId: 'serves_unit_id',
  positionId: 'position_id',
  titleTh: 'title_th',
  titleEn: 'title_en',
  duty: 'duty',
  sort: 'sort',
  validFrom: 'valid_from',
  validTo: 'valid_to',
} as const;

export function createPostChanges({ record }: Changes): PostChanges {
  return {
    async createPosition(tx, by, draft) {
      const { id = newId(), nameTh, nameEn } = readDraft(PositionDraft, draft);
      const row = { id, name_th: nameTh, name_en: nameEn, sort_key: thaiSortKey(nameTh) };
      await orTaken(insertPosition(tx, row));
      await record(tx, by, 'position-created', { kind: 'position', id });
      return id;
    },
    async createPost(tx, by, draft) {
      const post = readDraft(PostDraft, draft);
      const id = post.id ?? newId();
      const row = {
        ...columnsOf({ ...post, servesUnitId: post.servesUnitId ?? post.unitId }, columns),
        id,
        position_level_id: await levelId(tx, post.levelCode),
      };
      await orTaken(insertPost(tx, row as unknown as NewPost));
      await record(tx, by, 'post-created', { kind: 'post', id });
      return id;
    },
    async updatePost(tx, by, id, change) {
      const given = readChange(PostDraft, change);
      const row: Record<string, unknown> = columnsOf(given, columns);
      if (given.levelCode !== undefined)
        row['position_level_id'] = await levelId(tx, given.levelCode);
      if (Object.keys(row).length === 0) return;
      assertFound(await orTaken(updatePost(tx, id, row as PostChange)));
      await record(tx, by, 'post-changed', { kind: 'post', id });
    },
    async holdPost(tx, by, draft) {
      const { id = newId(), ...holding } = readDraft(HoldingDraft, draft);
      const row = {
        id,
        post_id: holding.postId,
        person_id: holding.personId,
        is_acting: holding.actingPhrase !== null,
        acting_phrase: holding.actingPhrase,
        valid_from: holding.validFrom,
        valid_to: holding.validTo,
      };
      await orTaken(insertHolding(tx, row));
      await record(tx, by, 'post-taken', { kind: 'post', id: holding.postId });
      return id;
    },
    async leavePost(tx, by, holdingId, lastDay) {
      assertFound(await endHolding(tx, holdingId, lastDay));
      await record(tx, by, 'post-left', { kind: 'post-holding', id: holdingId });
    },
  };
}

async function levelId(db: Handle, code: string | null): Promise<string | null> {
  if (code === null) return null;
  const id = await findLevelId(db, code);
  if (id === undefined) throw new AppError('platform.invalid-input', { fields: 'levelCode' });
  return id;
}
