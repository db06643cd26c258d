import type { FlowRole } from '../contract/index.ts';
import type { Subject } from './subject.ts';

/**
 * Keys of those who act in a role: `p:<person>` or `<duty>:<unit>`.
 *
 * A person acts for his own key and for the duties of the posts he holds today (identity makes
 * that list), so this table and an overlap are the whole of “who may act”.
 */
const roleKeys: Record<FlowRole, (subject: Subject) => readonly (string | null | undefined)[]> = {
  ownerClerk: ({ document }) => [`clerk:${document.ownerUnitId}`],
  ownerHead: ({ document }) => [`head:${document.ownerUnitId}`],
  presentedTo: ({ document }) => [document.presentedHolder],
  presentedSecretary: ({ document }) =>
    document.presentedHolder === `head:${document.ownerUnitId}`
      ? [`secretary:${document.ownerUnitId}`]
      : [],
  drafter: ({ document }) => [`p:${document.authorId}`],
  reviewer: ({ steps }) =>
    steps.filter((s) => s.state === 'active' && s.role === 'review').map((s) => `p:${s.personId}`),
  signatory: ({ steps }) =>
    steps.filter((s) => s.state === 'active' && s.role === 'sign').map((s) => `p:${s.personId}`),
  senderClerk: ({ leg }) => leg?.fromHolders ?? [],
  unitClerk: ({ leg }) => [leg?.toUnitId && `clerk:${leg.toUnitId}`],
  unitHead: ({ leg }) => [leg?.toUnitId && `head:${leg.toUnitId}`],
  studier: ({ leg }) => [leg?.studierId && `p:${leg.studierId}`],
  recipient: ({ leg }) => [leg?.toPersonId && `p:${leg.toPersonId}`],
  assignee: ({ job }) => [job && `p:${job.assigneeId}`],
};

/** Keys of everybody who acts in any of the roles on this subject. */
export function holdersOf(roles: readonly FlowRole[], subject: Subject): string[] {
  const keys = roles.flatMap((role) => roleKeys[role](subject));
  return [...new Set(keys.filter((key): key is string => Boolean(key)))];
}

/** The first key of the caller that fits one of the roles; undefined when he may not act. */
export function actingHolder(
  roles: readonly FlowRole[],
  subject: Subject,
  callerHolders: readonly string[],
): string | undefined {
  return holdersOf(roles, subject).find((key) => callerHolders.includes(key));
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
