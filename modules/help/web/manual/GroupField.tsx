import type { ManualGroup } from '@sarn/help/contract';
import { CheckboxGroup, useLanguage, useWords } from '@sarn/platform-web';
import { helpWords } from '../words/help-words.ts';

interface GroupFieldProps {
  readonly groups: readonly ManualGroup[];
  readonly value: readonly string[];
  readonly onChange: (groupIds: string[]) => void;
}

/** Groups of users that see a manual; one that ended is offered where it is chosen, to be unchosen. */
export function GroupField({ groups, value, onChange }: GroupFieldProps) {
  const say = useWords(helpWords);
  const nameOf = useGroupName();
  const options = groups
    .filter(({ id, isEnded }) => !isEnded || value.includes(id))
    .map((group) => ({ value: group.id, label: nameOf(group) }));
  return (
    <CheckboxGroup
      label={say('edit.groups')}
      description={say('edit.groupsHint')}
      isRow
      options={options}
      value={[...value]}
      onChange={onChange}
    />
  );
}

/** Names of the groups of a manual, in the order of their page. */
export function useGroupNames(groups: readonly ManualGroup[]) {
  const nameOf = useGroupName();
  return (ids: readonly string[]): string =>
    groups
      .filter(({ id }) => ids.includes(id))
      .map(nameOf)
      .join(', ');
}

function useGroupName() {
  const say = useWords(helpWords);
  const language = useLanguage();
  return ({ nameTh, nameEn, isEnded }: ManualGroup): string => {
    const name = (language === 'en' && nameEn) || nameTh;
    return isEnded ? say('edit.groupEnded', { name }) : name;
  };
}
