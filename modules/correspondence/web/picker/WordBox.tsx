import { ComboBox } from '@sarn/platform-web';
import type { Option } from '@sarn/platform-web';
import { useState } from 'react';
import { suggestions } from '../draft/suggestions.client.ts';

interface WordBoxProps {
  readonly field: keyof typeof suggestions;
  readonly label: string;
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly error: string | null;
  readonly description?: string;
}

/** A box for a name: an earlier one, or a new one. */
export function WordBox({ field, label, text, onChange, error, description }: WordBoxProps) {
  // The choice is kept until the text differs; otherwise the list would open again.
  const [picked, setPicked] = useState<Option | null>(null);
  const value = picked?.label === text ? picked : { value: '', label: text };
  return (
    <ComboBox
      label={label}
      description={description}
      isRequired
      isFreeText
      loadOptions={suggestions[field]}
      value={text === '' ? null : value}
      onChange={(chosen) => {
        setPicked(chosen?.value ? chosen : null);
        onChange(chosen?.label ?? '');
      }}
      error={error}
    />
  );
}
