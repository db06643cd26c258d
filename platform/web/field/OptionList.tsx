import type { ReactNode } from 'react';
import { Check } from 'lucide-react';
import { ListBox, ListBoxItem } from 'react-aria-components';
import { defined } from '../defined.ts';
import type { Option } from './option.ts';

interface OptionListProps {
  readonly items?: readonly Option[] | undefined;
  readonly empty: ReactNode;
}

/** The list of a select or combo box. */
export function OptionList({ items, empty }: OptionListProps) {
  return (
    <ListBox<Option>
      className="s-options"
      {...defined({ items })}
      renderEmptyState={() => <div className="s-options-empty">{empty}</div>}
    >
      {(option) => (
        <ListBoxItem
          id={option.value}
          textValue={option.label}
          className="s-option"
          isDisabled={option.isDisabled ?? false}
        >
          <span className="s-option-text">
            <span>{option.label}</span>
            {option.hint && <span className="s-option-hint">{option.hint}</span>}
          </span>
          <Check size={16} aria-hidden="true" className="s-option-check" />
        </ListBoxItem>
      )}
    </ListBox>
  );
}
