import type { Field, FieldValue } from '@sarn/kernel';
import { FieldInput, useLanguage, useWords } from '@sarn/platform-web';
import { inLanguage } from '@sarn/portal/web';
import { configurationWords } from './words/configuration-words.ts';

interface ColourInputProps {
  readonly field: Field;
  readonly value: FieldValue;
  readonly error: string | null;
  readonly onChange: (value: FieldValue) => void;
}

/** A colour as `#rrggbb`, typed or picked. */
export function ColourInput({ field, value, error, onChange }: ColourInputProps) {
  const say = useWords(configurationWords);
  const language = useLanguage();
  const text = String(value ?? '');
  return (
    <div className="configuration-colour">
      <input
        type="color"
        aria-label={say('pick', { name: inLanguage(field.label, language) })}
        value={/^#[0-9a-f]{6}$/.test(text) ? text : '#000000'}
        onChange={({ target }) => onChange(target.value)}
      />
      <FieldInput
        {...{ field, value, error }}
        onChange={(typed) =>
          onChange(typeof typed === 'string' ? typed.trim().toLowerCase() : typed)
        }
        lock={null}
      />
    </div>
  );
}
