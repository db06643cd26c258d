import { Button, IconButton, Popover, useWords } from '@sarn/platform-web';
import { Plus, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { pickerWords } from './picker-words.ts';
import { UnitTree } from './UnitTree.tsx';
import type { UnitsPickerProps } from './picked-units.ts';
import { useToggledUnits } from './use-toggled-units.ts';
import './picker.css';

/** Several units as chips in one row of a form; the tree opens from a button. */
export function UnitChips(props: UnitsPickerProps) {
  const { label, units, onChange, error, isOptional = false, description } = props;
  const say = useWords(pickerWords);
  const { chosen, toggle } = useToggledUnits(units, onChange);
  const hintId = useId();
  const box = useRef<HTMLDivElement>(null);
  return (
    <fieldset
      className="picker-field picker-compact"
      aria-describedby={description ? hintId : undefined}
    >
      <legend className="s-label">
        {label} {!isOptional && <span className="s-required">*</span>}
      </legend>
      <div ref={box} className="picker-chips" data-invalid={error !== null || undefined}>
        <ul>
          {units.map((unit) => (
            <li key={unit.id} className="picker-chip">
              {unit.name}
              <IconButton
                size="s"
                aria-label={say('remove', { name: unit.name })}
                onPress={() => {
                  // The pressed button goes away; the next unit is chosen from the one that stays.
                  box.current?.querySelector<HTMLElement>(':scope > .s-button')?.focus();
                  onChange(units.filter((known) => known !== unit));
                }}
              >
                <X size={16} />
              </IconButton>
            </li>
          ))}
        </ul>
        <Popover
          aria-label={label}
          placement="bottom start"
          trigger={
            <Button size="s" variant="ghost" icon={<Plus size={16} />}>
              {say(units.length === 0 ? 'chooseUnit' : 'moreUnits')}
            </Button>
          }
        >
          <div className="picker-opened">
            <UnitTree label={label} chosen={chosen} onToggle={toggle} />
          </div>
        </Popover>
      </div>
      {description && (
        <p className="s-field-description" id={hintId}>
          {description}
        </p>
      )}
      {error && (
        <p className="s-field-error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
