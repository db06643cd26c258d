import type { ValueRow } from '@sarn/configuration/contract';
import type { FieldValue } from '@sarn/kernel';
import { Button, FieldInput, useLanguage, useWords } from '@sarn/platform-web';
import { inLanguage } from '@sarn/portal/web';
import { ColourInput } from './ColourInput.tsx';
import { HistoryButton } from './HistoryDialog.tsx';
import { fieldOf } from './section-draft.ts';
import { shownValue } from './shown-value.ts';
import { configurationWords } from './words/configuration-words.ts';

interface ValueInputProps {
  readonly row: ValueRow;
  readonly value: FieldValue;
  readonly error: string | null;
  readonly onChange: (value: FieldValue) => void;
}

/** One value: its input, and below what would hold without the centre. */
export function ValueInput({ row, value, error, onChange }: ValueInputProps) {
  const say = useWords(configurationWords);
  const language = useLanguage();
  const field = fieldOf(row.code);
  const isHeld = row.source === 'environment';
  const isColour = row.code === 'accent' || row.code === 'accentInk' || row.code === 'login';
  const shared = { field, value, error, onChange };
  const isOther = !isHeld && value !== row.below;
  const words = row.source === 'product' ? 'belowProduct' : 'below';
  return (
    <div className="configuration-value">
      {isColour && !isHeld ? (
        <ColourInput {...shared} />
      ) : (
        <FieldInput {...shared} lock={isHeld ? say('held') : null} />
      )}
      {row.version > 0 && (
        <HistoryButton code={row.code} name={inLanguage(field.label, language)} />
      )}
      {isOther && (
        <p className="configuration-below s-small s-muted">
          <span>
            {say(words, { value: shownValue(field, row.below, language) || say('empty') })}
          </span>
          <Button variant="ghost" size="s" onPress={() => onChange(row.below)}>
            {say('useBelow')}
          </Button>
        </p>
      )}
    </div>
  );
}
