import { useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { platformWords } from '../words/platform-words.ts';
import { useWords } from '../words/words.ts';
import { BesideProvider } from './beside-context.ts';

export interface BesideFormProps {
  readonly form: ReactNode;
  /** What is shown of the form while it is filled in. */
  readonly beside: ReactNode;
}

/**
 * A text and its page, side by side; on a narrow window one of both, chosen above. Both stay mounted:
 * nothing typed is lost by a look at the other.
 */
export function BesideForm({ form, beside }: BesideFormProps) {
  const say = useWords(platformWords);
  const formLabel = say('beside.form');
  const besideLabel = say('beside.page');
  const [shown, setShown] = useState<'form' | 'beside'>('form');
  const formElement = useRef<HTMLElement>(null);
  const known = useMemo(
    // What is not shown cannot take the focus, which whoever calls gives next.
    () => ({ form: formElement, showForm: () => flushSync(() => setShown('form')) }),
    [],
  );
  const choice = (side: 'form' | 'beside', label: string) => (
    <button
      type="button"
      className="s-beside-choice"
      aria-pressed={shown === side}
      onClick={() => setShown(side)}
    >
      {label}
    </button>
  );
  return (
    <div className="s-beside" data-shown={shown}>
      <div className="s-beside-choices">
        {choice('form', formLabel)}
        {choice('beside', besideLabel)}
      </div>
      <section ref={formElement} className="s-beside-form" aria-label={formLabel}>
        {form}
      </section>
      <section className="s-beside-other" aria-label={besideLabel}>
        <BesideProvider value={known}>{beside}</BesideProvider>
      </section>
    </div>
  );
}
