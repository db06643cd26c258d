import { IconButton, useWords } from '@sarn/platform-web';
import { Building2, X } from 'lucide-react';
import type { UnitsPickerProps } from './picked-units.ts';
import { pickerWords } from './picker-words.ts';
import { UnitTree } from './UnitTree.tsx';
import { useToggledUnits } from './use-toggled-units.ts';
import './picker.css';

/** Several units, chosen in the tree. */
export function UnitsPicker(props: UnitsPickerProps) {
  const { label, units, onChange, error, isOptional = false } = props;
  const say = useWords(pickerWords);
  const { chosen, toggle } = useToggledUnits(units, onChange);
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
      <UnitTree label={label} chosen={chosen} onToggle={toggle} />
      {error && (
        <p className="s-field-error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
