import { plainForms } from '@sarn/document/contract';
import { NoteField, actForm, signingPart } from '@sarn/document/web';
import type { ActFieldsProps } from '@sarn/document/web';

interface Passing {
  readonly note: string;
}

function PassFields({ draft, change, error, detail, may }: ActFieldsProps<Passing>) {
  const Initials = signingPart()?.Initials;
  return (
    <>
      <NoteField
        phrases="opinion"
        note={draft.note}
        onChange={(note) => change({ note })}
        error={error('note')}
      />
      {Initials && may.act === 'pass' && <Initials detail={detail} />}
    </>
  );
}

/** A reviewer passes a draft on, with a note; also for whoever is reminded. */
export const passForm = actForm<'pass', Passing>('pass', {
  schema: plainForms.pass,
  start: () => ({ note: '' }),
  toInput: (draft) => ({ ...draft }),
  Fields: PassFields,
});
