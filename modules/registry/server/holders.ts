import { personHolder, postHolder, sealedKey, secretLevelOf } from '@sarn/organisation/contract';
import type { FlowRole } from '../contract/index.ts';
import type { StepRow, Subject } from './subject.ts';

/**
 * Keys of those who act in a role: `p:<person>`, `<duty>:<unit>` or `post:<post>`.
 *
 * A person acts for his own key and for those of the chairs on which he sits at the moment (organisation
 * makes that list); in which way he then acts, `acting/seat.rules.ts` says.
 */
const roleKeys: Record<FlowRole, (subject: Subject) => readonly (string | null | undefined)[]> = {
  ownerClerk: ({ document }) => [`clerk:${document.ownerUnitId}`],
  ownerHead: ({ document }) => [`head:${document.ownerUnitId}`],
  presentedTo: ({ document: { presentedHolder, presentedPostId } }) => [
    presentedHolder,
    presentedPostId && postHolder(presentedPostId),
  ],
  presentedSecretary: ({ document }) =>
    document.presentedHolder === `head:${document.ownerUnitId}`
      ? [`secretary:${document.ownerUnitId}`]
      : [],
  drafter: ({ document }) => [`p:${document.authorId}`],
  reviewer: ({ steps }) =>
    steps.filter((s) => s.state === 'active' && s.role === 'review').flatMap(keysOfStep),
  signatory: ({ steps }) =>
    steps.filter((s) => s.state === 'active' && s.role === 'sign').flatMap(keysOfStep),
  routeSignatory: ({ steps }) => steps.filter((step) => step.role === 'sign').flatMap(keysOfStep),
  registryClerk: ({ document }) => [document.registryUnitId && `clerk:${document.registryUnitId}`],
  senderClerk: ({ leg }) => leg?.fromHolders ?? [],
  unitClerk: ({ leg }) => [leg?.toUnitId && `clerk:${leg.toUnitId}`],
  unitHead: ({ leg }) => [leg?.toUnitId && `head:${leg.toUnitId}`],
  studier: ({ leg }) => keysOfNamed(leg?.studierId, leg?.studierPostId),
  recipient: ({ leg }) => keysOfNamed(leg?.toPersonId, leg?.toPostId),
  assignee: ({ job }) => keysOfNamed(job?.assigneeId, job?.assigneePostId),
};

function keysOfStep({ personId, postId }: StepRow): string[] {
  return keysOfNamed(personId, postId);
}

/**
 * Keys of work given to a person by name: his own, and that of the chair as which he was named, so
 * that whoever acts for the chair finds it.
 */
export function keysOfNamed(
  personId: string | null | undefined,
  postId: string | null | undefined,
): string[] {
  return [...(personId ? [personHolder(personId)] : []), ...(postId ? [postHolder(postId)] : [])];
}

/** Keys of everybody who acts in any of the roles on this subject. */
export function holdersOf(roles: readonly FlowRole[], subject: Subject): string[] {
  const keys = roles.flatMap((role) => roleKeys[role](subject));
  const found = keys.filter((key): key is string => Boolean(key));
  return [...new Set(sealedFor(subject.document.secrecy, found))];
}

/** The keys that count on a paper of this class in place of these; the same ones on others. */
export function sealedFor(secrecy: string, keys: readonly string[]): string[] {
  const level = secretLevelOf(secrecy);
  if (level === 0) return [...keys];
  return keys.flatMap((key) => sealedKey(key, level) ?? []);
}

/**
 * Reader keys of a unit on a paper's route: its clerk, its head and secretary, and the heads
 * above it. Officers of the unit are not among them: they read what they are given.
 *
 * @param ancestors the unit itself first, the agency last
 */
export function unitReaderKeys(ancestors: readonly string[]): string[] {
  const [unitId] = ancestors;
  if (!unitId) return [];
  return [
    `clerk:${unitId}`,
    `secretary:${unitId}`,
    ...ancestors.map((ancestor) => `head:${ancestor}`),
  ];
}

/** Units whose registers of classified papers the caller keeps, by appointment and clearance. */
export function unitsKeptInSecret(holders: readonly string[]): string[] {
  const kept = holders.flatMap((holder) => /^sr1:(.+)$/.exec(holder)?.[1] ?? []);
  return [...new Set(kept)];
}
