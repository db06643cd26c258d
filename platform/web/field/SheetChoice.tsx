import type { SheetsRead } from '@sarn/kernel';
import { useState } from 'react';
import { ErrorSummary } from '../display/ErrorSummary.tsx';
import { platformWords } from '../words/platform-words.ts';
import { useWords } from '../words/words.ts';
import type { FileLimits } from './file-refusal.ts';
import { FileUpload } from './FileUpload.tsx';
import { Select } from './Select.tsx';

interface SheetChoiceProps extends SheetsRead, FileLimits {
  /** The file, as long as the page has it. */
  readonly file: File | undefined;
  readonly isPending: boolean;
  readonly error: unknown;
  readonly onChoose: (sheetAt: number, file: File) => void;
}

/**
 * Which sheet of a workbook was read, and reading another one; hidden sheets come last. Nothing is shown where there is
 * no choice. For every import of a table.
 */
export function SheetChoice(props: SheetChoiceProps) {
  const { sheets, sheetAt, file, isPending, error, onChoose, accept, maxBytes } = props;
  const say = useWords(platformWords);
  const [asked, setAsked] = useState(sheetAt);
  if (sheets.length < 2) return null;
  const isWaiting = asked !== sheetAt && (isPending || !file);
  const nameOf = (at: number) => sheets[at]?.name ?? '';
  const choose = (value: string) => {
    const at = Number(value);
    setAsked(at);
    if (file && at !== sheetAt) onChoose(at, file);
  };
  return (
    <div className="s-sheet-choice">
      <Select
        label={say('workbook.sheet')}
        description={say('workbook.of', { count: sheets.length })}
        options={sheets.map(({ name, isHidden }, at) => ({
          value: String(at),
          label: isHidden ? say('workbook.hidden', { name }) : name,
        }))}
        value={String(isWaiting ? asked : sheetAt)}
        isDisabled={isPending}
        onChange={choose}
      />
      {isWaiting && !isPending && (
        <FileUpload
          label={say('workbook.again', { name: nameOf(asked) })}
          description={say('workbook.againText')}
          {...{ accept, maxBytes }}
          items={[]}
          onAdd={([first]) => first && onChoose(asked, first)}
          onRemove={() => undefined}
        />
      )}
      <ErrorSummary error={error} isFocused />
    </div>
  );
}
