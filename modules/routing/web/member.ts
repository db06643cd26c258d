import type { Option } from '@sarn/platform-web';
import type { Member, NamedMember } from '@sarn/routing/contract';
import { recipientKey } from '@sarn/document/web';
import type { ChosenRecipient } from '@sarn/document/web';

/** Key in lists, which contain a unit or person once. */
export const memberKey = ({ unitId, personId }: Pick<NamedMember, 'unitId' | 'personId'>): string =>
  unitId ?? personId ?? '';

/** The member as it is sent to the server. */
export const toMember = ({ unitId, personId, as }: NamedMember): Member =>
  unitId ? { unitId, as } : { personId: personId ?? '', as };

const asOption = ({ personId, name, hint }: NamedMember): Option => ({
  value: personId ?? '',
  label: name,
  hint,
});
const fromOption = ({ value, label, hint = '' }: Option, as: NamedMember['as']): NamedMember => ({
  ...{ unitId: null, personId: value, name: label, hint, as },
});

interface Line {
  readonly reviewers: readonly Option[];
  readonly signatory: Option | null;
  readonly coSignatories: readonly Option[];
}

/** The stations of a route, as the members of a list. */
export const lineMembers = ({ reviewers, signatory, coSignatories }: Line): NamedMember[] => [
  ...reviewers.map((person) => fromOption(person, 'review')),
  ...coSignatories.map((person) => fromOption(person, 'sign')),
  ...(signatory ? [fromOption(signatory, 'sign')] : []),
];

/** Replaces a route; those who signed before stay if the members contain nobody who signs. */
export function withLine(line: Line, members: readonly NamedMember[]): Line {
  const signing = members.filter((member) => member.as === 'sign').map(asOption);
  const last = signing.at(-1);
  return {
    reviewers: members.filter((member) => member.as === 'review').map(asOption),
    signatory: last ?? line.signatory,
    coSignatories: last ? signing.slice(0, -1) : line.coSignatories,
  };
}

/** Recipients, as the members of a list. */
export const recipientMembers = (recipients: readonly ChosenRecipient[]): NamedMember[] =>
  recipients.map(({ unitId = null, personId = null, name, role }) => ({
    ...{ unitId, personId, name, hint: '', as: role },
  }));

/** Adds the members who are not recipients yet. */
export function withRecipients(
  recipients: readonly ChosenRecipient[],
  members: readonly NamedMember[],
): readonly ChosenRecipient[] {
  const known = new Set(recipients.map(recipientKey));
  const added = members.filter((member) => !known.has(memberKey(member)));
  const role = (as: NamedMember['as']) => (as === 'main' ? 'main' : 'info');
  return [
    ...recipients,
    ...added.map(({ unitId, personId, name, as }) => ({
      ...(unitId ? { unitId } : { personId: personId ?? '' }),
      ...({ name, role: role(as) } as const),
    })),
  ];
}

interface Assignees {
  readonly main: Option | null;
  readonly others: readonly Option[];
}

/** Main assignee and helpers, as the members of a list. */
export const assigneeNames = ({ main, others }: Assignees): NamedMember[] => [
  ...(main ? [fromOption(main, 'main')] : []),
  ...others.map((person) => fromOption(person, 'info')),
];

/** The first main member becomes main assignee if there is none; the others become helpers. */
export function withAssignees(assignees: Assignees, members: readonly NamedMember[]): Assignees {
  const leading = assignees.main ? undefined : members.find((member) => member.as === 'main');
  const main = assignees.main ?? (leading ? asOption(leading) : null);
  const known = new Set([main, ...assignees.others].flatMap((person) => person?.value ?? []));
  const added = members.filter((member) => !known.has(memberKey(member))).map(asOption);
  return { main, others: [...assignees.others, ...added] };
}
