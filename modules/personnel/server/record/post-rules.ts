import { AppError } from '@sarn/kernel';
import type { CivilDate } from '@sarn/kernel';
import type { Duty } from '@sarn/organisation/contract';
import type { Handle } from '@sarn/platform-server';
import { employmentNamed } from '../../contract/index.ts';
import { listHeads } from '../import/known.store.ts';
import { levelOf } from '../import/people-words.rules.ts';

/** A post as the forms ask for it. */
export interface AskedPost {
  readonly unitId: string;
  readonly position: string;
  /** Empty for none. */
  readonly levelCode: string;
  readonly duty: Duty;
}

/** The title as printed: the position with its level. */
export function titleOf({ position, levelCode }: AskedPost): string {
  const word = levelCode === '' ? '' : (levelOf(levelCode)?.word ?? '');
  return word === '' || position.endsWith(word) ? position : `${position}${word}`;
}

/** @throws AppError 'personnel.level-wrong', '….may-not-head', '….head-held' */
export async function assertPost(
  h: Handle,
  post: AskedPost,
  {
    personId,
    employment,
    today,
  }: { personId: string | null; employment: string; today: CivilDate },
): Promise<string | null> {
  const type = employmentNamed(employment === '' ? 'civil' : employment);
  if (post.levelCode !== '' && type && !type.hasLevels) {
    throw new AppError('personnel.level-wrong', { x: post.levelCode, y: type.th });
  }
  if (post.duty !== 'head') return null;
  if (type && !type.mayHead) throw new AppError('personnel.may-not-head', { x: type.th });
  const heads = (await listHeads(h, today)).filter(({ unitId }) => unitId === post.unitId);
  if (heads.some((one) => one.personId !== null && one.personId !== personId)) {
    throw new AppError('personnel.head-held');
  }
  return heads.find((one) => one.personId === null)?.postId ?? null;
}
