import { IconButton, useLanguage, useWords } from '@sarn/platform-web';
import { Building2, X } from 'lucide-react';
import { pickerWords } from './picker-words.ts';
import { UnitTree } from './UnitTree.tsx';
import './picker.css';

export interface PickedUnit {
  readonly id: string;
  readonly name: string;
}

interface UnitsPickerProps {
  readonly label: string;
  readonly units: readonly PickedUnit[];
  readonly onChange: (units: readonly PickedUnit[]) => void;
  readonly error: string | null;
  /** May stay empty: no star for a required field. */
  readonly isOptional?: boolean;
}

/** Several units, chosen in the tree. */
export function UnitsPicker(props: UnitsPickerProps) {
  const { label, units, onChange, error, isOptional = false } = props;
  const say = useWords(pickerWords);
  const language = useLanguage();
  const chosen = new Set(units.map((unit) => unit.id));
  return (
    <fieldset className="picker-field">
      <legend className="s-label">
        {label} {!isOptional && <span className="s-required">*</span>}
      </legend>
      {units.length > 0 && (
        <ul className="picker-people">
          {units.map((unit) => (
            <li key={unit.id} className="picker-person">
              <Building2 size={18} aria-hidden="true" />
              <span className="picker-person-text">{unit.name}</span>
              <IconButton
                size="s"
                aria-label={say('remove', { name: unit.name })}
                onPress={() => onChange(units.filter((known) => known !== unit))}
              >
                <X size={16} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <UnitTree
        label={label}
        chosen={chosen}
        onToggle={(unit, isChosen) =>
          onChange(
            isChosen
              ? [...units, { id: unit.id, name: language === 'en' ? unit.nameEn : unit.nameTh }]
              : units.filter((known) => known.id !== unit.id),
          )
        }
      />
      {error && (
        <p className="s-field-error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
