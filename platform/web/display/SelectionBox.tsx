import { Check, Minus } from 'lucide-react';
import { Checkbox } from 'react-aria-components';

/** The checkbox by which a row of a table, a card, or all of them are selected. */
export function SelectionBox() {
  return (
    <Checkbox slot="selection" className="s-check s-selection-box">
      {({ isIndeterminate }) => (
        <span className="s-check-box" aria-hidden="true">
          {isIndeterminate ? (
            <Minus size={14} strokeWidth={3} />
          ) : (
            <Check size={14} strokeWidth={3} />
          )}
        </span>
      )}
    </Checkbox>
  );
}
