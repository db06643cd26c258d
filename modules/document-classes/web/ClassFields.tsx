import { Select, useWords } from '@sarn/platform-web';
import { BookGroupField, CategoryField } from './FiledFields.tsx';
import type { FiledDraft } from './FiledFields.tsx';
import { SubTypeField } from './SubTypeField.tsx';
import { useSpeedOptions } from './speed-hooks.ts';
import { classWords } from './words/class-words.ts';

interface SpeedFieldProps {
  readonly value: string;
  readonly onChange: (speed: string) => void;
  readonly error?: string | null;
}

/** The speed class of a document: those offered today, and the one that it carries already. */
export function SpeedField({ value, onChange, error = null }: SpeedFieldProps) {
  const say = useWords(classWords);
  return (
    <Select
      label={say('field.speed')}
      options={useSpeedOptions(value)}
      value={value}
      onChange={onChange}
      error={error}
    />
  );
}

interface ClassDraft extends FiledDraft {
  readonly speed: string;
}

interface ClassFieldsProps {
  readonly kind: string;
  readonly draft: ClassDraft;
  readonly change: (part: Partial<ClassDraft>) => void;
  readonly error: (field: string) => string | null;
}

/** Sub-type, speed, group and category of a draft. */
export function ClassFields({ kind, draft, change, error }: ClassFieldsProps) {
  return (
    <>
      <SubTypeField kind={kind} draft={draft} change={change} error={error} />
      <SpeedField
        value={draft.speed}
        onChange={(speed) => change({ speed })}
        error={error('speed')}
      />
      <BookGroupField draft={draft} change={change} error={error} />
      <CategoryField draft={draft} change={change} error={error} />
    </>
  );
}
