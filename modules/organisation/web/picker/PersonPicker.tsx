import { ComboBox } from '@sarn/platform-web';
import type { Option } from '@sarn/platform-web';
import { useFindPeople } from './people.client.ts';

export interface PersonPickerProps {
  readonly label: string;
  /** Only people of this unit and below; null: anybody. */
  readonly scopeUnitId: string | null;
  /** Only people whose employee type may sign. */
  readonly maySign?: boolean;
  readonly value: Option | null;
  readonly onChange: (person: Option | null) => void;
  readonly error?: string | null;
  readonly isRequired?: boolean;
  readonly description?: string;
}

/** One person, found by name, position or unit. */
export function PersonPicker(props: PersonPickerProps) {
  const find = useFindPeople(props.scopeUnitId, props.maySign);
  return (
    <ComboBox
      label={props.label}
      loadOptions={find}
      value={props.value}
      onChange={props.onChange}
      error={props.error ?? null}
      isRequired={props.isRequired ?? false}
      description={props.value?.hint ?? props.description}
    />
  );
}
