import { PhraseChips, usualReasons } from '@sarn/phrase/chips';
import type { PhraseSet } from '@sarn/phrase/chips';
import { Button, DictateButton, TextArea, useWords, withSaid } from '@sarn/platform-web';
import { plainForms } from '@sarn/document/contract';
import { FilePicker } from '@sarn/file/web';
import type { PickedFile } from '@sarn/file/web';
import { useTerms } from '../term.ts';
import { registryWords } from '../words/registry-words.ts';
import { actForm } from './act-form.ts';
import type { ActFieldsProps } from './act-form.ts';

interface Noted {
  readonly note: string;
}

/** The free text that goes along with an act. */
export function NoteField(props: {
  readonly note: string;
  readonly onChange: (note: string) => void;
  readonly error: string | null;
  readonly label?: string;
  readonly isRequired?: boolean;
  readonly rows?: number;
  /** Which usual phrases are offered; none when left out. */
  readonly phrases?: PhraseSet | undefined;
}) {
  const say = useWords(registryWords);
  return (
    <div className="reg-stack">
      <TextArea
        label={props.label ?? say('field.note')}
        value={props.note}
        onChange={props.onChange}
        error={props.error}
        isRequired={props.isRequired ?? false}
        rows={props.rows ?? 3}
      />
      <DictateButton onSaid={(said) => props.onChange(withSaid(props.note, said))} />
      {props.phrases && (
        <PhraseChips set={props.phrases} text={props.note} onChange={props.onChange} />
      )}
    </div>
  );
}

const idsOf = (files: readonly PickedFile[]) => files.map((file) => file.id);

export interface WithFiles extends Noted {
  readonly files: readonly PickedFile[];
}

export function NoteAndFiles(
  props: ActFieldsProps<WithFiles> & {
    label?: string;
    isRequired?: boolean;
    phrases?: PhraseSet;
  },
) {
  const { draft, change, error, wait } = props;
  const say = useWords(registryWords);
  return (
    <>
      <NoteField
        note={draft.note}
        onChange={(note) => change({ note })}
        error={error('note')}
        label={props.label ?? say('field.note')}
        isRequired={props.isRequired ?? false}
        rows={props.isRequired ? 5 : 3}
        phrases={props.phrases}
      />
      <FilePicker
        label={say('field.files')}
        files={draft.files}
        onChange={(files) => change({ files })}
        onBusy={wait}
        error={error('fileIds')}
      />
    </>
  );
}

export const withFilesInput = ({ note, files }: WithFiles) => ({ note, fileIds: idsOf(files) });

export const noteForm = actForm<'note', WithFiles>('note', {
  schema: plainForms.note,
  start: () => ({ note: '', files: [] }),
  toInput: withFilesInput,
  Fields: NoteAndFiles,
});

interface Reasoned {
  readonly reason: string;
}

/** A reason, with buttons for the usual ones. */
export function ReasonField(props: {
  readonly act: string;
  readonly reason: string;
  readonly onChange: (reason: string) => void;
  readonly error: string | null;
}) {
  const say = useWords(registryWords);
  const term = useTerms();
  return (
    <div className="reg-stack">
      <TextArea
        label={say('field.reason')}
        isRequired
        value={props.reason}
        onChange={props.onChange}
        error={props.error}
      />
      <div className="reg-chips" role="group" aria-label={say('form.usualReasons')}>
        {usualReasons(props.act).map((reason) => (
          <Button key={reason.th} size="s" onPress={() => props.onChange(term(reason))}>
            {term(reason)}
          </Button>
        ))}
      </div>
    </div>
  );
}

export const reasonForm = actForm<'reason', Reasoned>('reason', {
  schema: plainForms.reason,
  start: () => ({ reason: '' }),
  toInput: (draft) => ({ ...draft }),
  Fields: ({ draft, change, error, may }) => (
    <ReasonField
      act={may.act}
      reason={draft.reason}
      onChange={(reason) => change({ reason })}
      error={error('reason')}
    />
  ),
});

/** A form without fields: the act is done as soon as its button is pressed. */
export const noForm = actForm('none', {
  schema: plainForms.none,
  start: () => ({}),
  toInput: () => ({}),
  Fields: () => null,
});
