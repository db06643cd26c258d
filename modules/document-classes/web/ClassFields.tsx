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
  /** Only these are offered, and the one that it carries; all where left out. */
  readonly only?: readonly string[] | undefined;
}

/** The speed class of a document: those offered today, and the one that it carries already. */
export function SpeedField({ value, onChange, error = null, only }: SpeedFieldProps) {
  const say = useWords(classWords);
  const offered = useSpeedOptions(value);
  return (
    <Select
      label={say('field.speed')}
      options={
        only ? offered.filter((one) => one.value === value || only.includes(one.value)) : offered
      }
      value={value}
      onChange={onChange}
      error={error}
    />
  );
}

interface ClassDraft extends FiledDraft {
  readonly speed: string;
}

export interface ClassFieldsProps {
  readonly kind: string;
  readonly draft: ClassDraft;
  readonly change: (part: Partial<ClassDraft>) => void;
  readonly error: (field: string) => string | null;
  /** The speeds that its kind allows; all where left out. */
  readonly speeds?: readonly string[] | undefined;
}

/** Sub-type, speed, group and category of a draft. */
export function ClassFields({ kind, draft, change, error, speeds }: ClassFieldsProps) {
  return (
    <>
      <SubTypeField kind={kind} draft={draft} change={change} error={error} />
      <SpeedField
        value={draft.speed}
        only={speeds}
        onChange={(speed) => change({ speed })}
        error={error('speed')}
      />
      <BookGroupField draft={draft} change={change} error={error} />
      <CategoryField draft={draft} change={change} error={error} />
    </>
  );
}
