import { AppError } from '@sarn/kernel';
import type { CivilDate } from '@sarn/kernel';
import type { Duty } from '@sarn/organisation/contract';
import { refuseEnded } from '@sarn/organisation/server';
import type { Handle } from '@sarn/platform-server';
import { listHeads } from '../unit/known-unit.store.ts';
import { levelFault, titleWith, typeOf } from '../terms/terms.rules.ts';
import type { Terms } from '../terms/terms.store.ts';

/** A post as the forms ask for it. */
export interface AskedPost {
  readonly unitId: string;
  readonly position: string;
  /** Empty for none. */
  readonly levelCode: string;
  readonly duty: Duty;
}

/** The title as printed: the position with the word of its level. */
export const titleOf = ({ levels }: Terms, { position, levelCode }: AskedPost): string =>
  titleWith(position, levels.find(({ code }) => code === levelCode)?.printed);

interface AskedFor {
  readonly personId: string | null;
  /** Code of an employee type. */
  readonly employment: string | null;
  readonly today: CivilDate;
  /** The order was given before: what ended since may still be given. */
  readonly isOrdered?: boolean;
}

/** @throws AppError 'personnel.level-wrong', 'settings.ended', 'settings.unknown-value' */
function assertLevel(terms: Terms, post: AskedPost, whom: AskedFor): void {
  const { position, levelCode } = post;
  const named = terms.positions.get(position);
  if (named && !whom.isOrdered) refuseEnded(named, whom.today);
  if (levelCode === '') return;
  const level = terms.levels.find(({ code }) => code === levelCode);
  if (!level) throw new AppError('settings.unknown-value', { name: levelCode });
  const other = levelFault(terms, level, { employment: whom.employment, position });
  if (other !== null) throw new AppError('personnel.level-wrong', { x: level.nameTh, y: other });
  if (!whom.isOrdered) refuseEnded(level, whom.today);
}

/**
 * @returns the vacant post of the head that is taken; null for a new post
 * @throws AppError 'personnel.level-wrong', '….may-not-head', '….head-held', 'settings.ended'
 */
export async function assertPost(
  h: Handle,
  terms: Terms,
  post: AskedPost,
  whom: AskedFor,
): Promise<string | null> {
  assertLevel(terms, post, whom);
  if (post.duty !== 'head') return null;
  const type = typeOf(terms, whom.employment);
  if (type && !type.mayHead) throw new AppError('personnel.may-not-head', { x: type.nameTh });
  const heads = (await listHeads(h, whom.today)).filter(({ unitId }) => unitId === post.unitId);
  if (heads.some((one) => one.personId !== null && one.personId !== whom.personId)) {
    throw new AppError('personnel.head-held');
  }
  return heads.find((one) => one.personId === null)?.postId ?? null;
}
