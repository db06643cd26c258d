import { RadioGroup, Select, useIsPhone, useLanguage, useWords } from '@sarn/platform-web';
import { endText } from './period.ts';
import { rememberCapacity, capacityKey } from './capacity-choice.ts';
import type { Capacity } from './capacity-choice.ts';
import { actingForWords } from './words/acting-for-words.ts';
import './capacity.css';

interface CapacityFieldProps {
  readonly capacities: readonly Capacity[];
  readonly capacity: Capacity | undefined;
  readonly onChange: (capacity: Capacity) => void;
}

/**
 * From which post the person acts: a choice where several fit, a note where it is another's post.
 */
export function CapacityField({ capacities, capacity, onChange }: CapacityFieldProps) {
  const say = useWords(actingForWords);
  const isPhone = useIsPhone();
  const hintOf = useCapacityHint();
  if (capacities.length < 2)
    return capacity?.delegationId ? <CapacityNote capacity={capacity} /> : null;
  const options = capacities.map((one) => ({
    value: capacityKey(one),
    label: one.lines.join(' '),
    hint: hintOf(one),
  }));
  const Field = isPhone || capacities.length < 4 ? RadioGroup : Select;
  return (
    <Field
      label={say('capacity.label')}
      description={say('capacity.hint')}
      options={options}
      value={capacity ? capacityKey(capacity) : null}
      onChange={(key) => {
        const chosen = capacities.find((one) => capacityKey(one) === key);
        if (!chosen) return;
        rememberCapacity(chosen);
        onChange(chosen);
      }}
    />
  );
}

function CapacityNote({ capacity }: { readonly capacity: Capacity }) {
  const say = useWords(actingForWords);
  const hint = useCapacityHint()(capacity);
  return (
    <div className="acting-note s-tone-info">
      <p className="s-small">{say('capacity.acting')}</p>
      {capacity.lines.map((line) => (
        <p key={line} lang="th">
          {line}
        </p>
      ))}
      {hint && <p className="s-small s-muted">{hint}</p>}
    </div>
  );
}

function useCapacityHint() {
  const say = useWords(actingForWords);
  const language = useLanguage();
  return (capacity: Capacity): string => {
    if (!capacity.delegationId) return say('capacity.own');
    const { principalName, endsAt, matters } = capacity;
    return [
      principalName ? say('capacity.forWhom', { name: principalName }) : say('vacant'),
      endsAt ? say('capacity.until', { when: endText(endsAt, language) }) : '',
      matters,
    ]
      .filter(Boolean)
      .join(' · ');
  };
}
