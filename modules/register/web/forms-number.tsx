import { useWords } from '@sarn/platform-web';
import { numberForms } from '@sarn/register/contract';
import type { NumberPreview } from '@sarn/register/contract';
import { actForm } from '@sarn/document/web';
import type { ActFieldsProps } from '@sarn/document/web';
import { NoteField } from '@sarn/document/web';
import { useTerms } from '@sarn/document/web';
import { ReservedChoice } from './ReservedChoice.tsx';
import { bookWords } from './words/book-words.ts';

/** The chosen number as the contract needs it; where left out, the next one of the register. */
export const chosenNumber = (entryId: string) => (entryId ? { reservedEntryId: entryId } : {});

/**
 * In whose register the document gets its number, and how that is printed; `line` is a full
 * sentence.
 */
export function useNumberWords(form: 'text' | 'line' = 'text') {
  const say = useWords(bookWords);
  const term = useTerms();
  return ({ sample, register, unit }: NumberPreview) =>
    say(`preview.${form}`, { sample, register: term(register), unit: unit.name });
}

interface Numbering {
  readonly entryId: string;
  readonly note: string;
}

function NumberFields({ draft, change, error, detail, may }: ActFieldsProps<Numbering>) {
  const say = useWords(bookWords);
  const words = useNumberWords('line');
  return (
    <>
      {detail.numbering && <p>{words(detail.numbering)}</p>}
      {may.reserved.length === 0 && <p className="s-muted s-small">{say('use.hint')}</p>}
      <ReservedChoice
        rows={may.reserved}
        value={draft.entryId}
        onChange={(entryId) => change({ entryId })}
        error={error('reservedEntryId')}
      />
      <NoteField note={draft.note} onChange={(note) => change({ note })} error={error('note')} />
    </>
  );
}

/** The next number of the register, or one that was reserved. */
export const numberForm = actForm<'number', Numbering>('number', {
  schema: numberForms.number,
  start: () => ({ entryId: '', note: '' }),
  toInput: ({ entryId, note }) => ({ note, ...chosenNumber(entryId) }),
  Fields: NumberFields,
});

function TakeFields({ draft, change, error, may }: ActFieldsProps<{ readonly entryId: string }>) {
  return (
    <ReservedChoice
      rows={may.reserved}
      value={draft.entryId}
      onChange={(entryId) => change({ entryId })}
      error={error('reservedEntryId')}
    />
  );
}

/** Asked only where there are reserved numbers; else the next one is taken when the act is sent. */
export const takeNumberForm = actForm<'takeNumber', { readonly entryId: string }>('takeNumber', {
  schema: numberForms.takeNumber,
  start: () => ({ entryId: '' }),
  toInput: ({ entryId }) => chosenNumber(entryId),
  Fields: TakeFields,
});
