import { listGroupPeople, listRecipientGroups, membersShown } from '@sarn/access-control/contract';
import { Select, call, useToasts, useWords } from '@sarn/platform-web';
import type { Option } from '@sarn/platform-web';
import { useMutation, useQuery } from '@tanstack/react-query';
import { accessWords } from './words/access-words.ts';

interface AddGroupPeopleProps {
  readonly people: readonly Option[];
  /** Most people of the list. */
  readonly most: number;
  readonly onChange: (people: readonly Option[]) => void;
}

/**
 * Adds the people of a user group to a list of recipients, each once. They are named in it from then on:
 * who joins the group later is not. Nothing is shown where no group has people, or all have too many.
 */
export function AddGroupPeople({ people, most, onChange }: AddGroupPeopleProps) {
  const say = useWords(accessWords);
  const toasts = useToasts();
  const groups = useRecipientGroups().data?.rows ?? [];
  const find = useMutation({
    mutationFn: (groupId: string) => call(listGroupPeople, { groupId }),
    onError: (error) => toasts.fail(error),
  });
  // The call names so many people of a group at most.
  const mostOfGroup = Math.min(most, membersShown);
  const fitting = groups.filter((group) => group.people > 0 && group.people <= mostOfGroup);
  if (fitting.length === 0) return null;
  const add = async (groupId: string) => {
    const { rows } = await find.mutateAsync(groupId);
    const known = new Set(people.map(({ value }) => value));
    const added = rows
      .filter(({ id }) => !known.has(id))
      .map(({ id, name, text }) => ({ value: id, label: name, hint: text }));
    if (people.length + added.length > most) {
      toasts.show({ tone: 'danger', title: say('addGroup.tooMany', { most }) });
      return;
    }
    onChange([...people, ...added]);
    toasts.show({ title: say('addGroup.added', { count: added.length }) });
  };
  return (
    <Select
      label={say('addGroup.label')}
      description={say('addGroup.hint')}
      options={fitting.map(({ id, name, people: count }) => ({
        value: id,
        label: say('addGroup.option', { name, count }),
      }))}
      value={null}
      // What is refused is told by the mutation.
      onChange={(groupId) => void add(groupId).catch(() => {})}
      isDisabled={find.isPending}
    />
  );
}

const useRecipientGroups = () =>
  useQuery({
    queryKey: ['access', 'recipient-groups'],
    queryFn: ({ signal }) => call(listRecipientGroups, {}, { signal }),
    staleTime: 60_000,
  });
