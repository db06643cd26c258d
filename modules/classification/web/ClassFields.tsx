import { CheckboxField, Select, TextField, useWords } from '@sarn/platform-web';
import { FilePicker } from '@sarn/file/web';
import { useSecrecyOptions } from '@sarn/document-classes/web';
import type { SecrecyClass } from '@sarn/document/contract';
import { TriangleAlert } from 'lucide-react';
import { isHigher, outcomeOf } from './class-draft.ts';
import type { ClassDraft } from './class-draft.ts';
import { useSecretOf } from './classification.client.ts';
import { secretWords } from './words/classification-words.ts';
import './classification.css';

interface ClassFieldsProps {
  readonly documentId: string;
  /** The present class. */
  readonly from: SecrecyClass;
  /** Only higher or only lower classes are offered; all where left out. */
  readonly direction?: 'up' | 'down';
  readonly draft: ClassDraft;
  readonly change: (part: Partial<ClassDraft>) => void;
  readonly error: (field: string) => string | null;
  /** Called when an upload begins and ends: the form waits meanwhile. */
  readonly wait: (isWaiting: boolean) => void;
}

/** The new class, and what happens to subject and files under it. */
export function ClassFields(props: ClassFieldsProps) {
  const { documentId, from, direction, draft, change, error, wait } = props;
  const say = useWords(secretWords);
  const { data } = useSecretOf(documentId);
  const outcome = outcomeOf(data, from, draft.secrecy);
  const options = useSecrecyOptions().filter(
    ({ value }) =>
      value !== from &&
      (data?.allowedClasses.includes(value) ?? true) &&
      (direction === undefined || isHigher(value, from) === (direction === 'up')),
  );
  return (
    <>
      <p className="s-muted">{say('class.text')}</p>
      <Select
        label={say('class.to')}
        isRequired
        options={options}
        value={draft.secrecy}
        onChange={(secrecy) => change({ secrecy, removesContent: false })}
        error={error('secrecy')}
      />
      {outcome.deletes && <Deletion {...props} files={outcome.files} />}
      {outcome.asksSubject && (
        <>
          <p className="s-muted">{say('class.subjectText')}</p>
          <TextField
            label={say('class.subject')}
            isRequired
            maxLength={1000}
            value={draft.title}
            onChange={(title) => change({ title })}
            error={error('title')}
          />
          <FilePicker
            label={say('class.scans')}
            files={draft.files}
            onChange={(files) => change({ files })}
            onBusy={wait}
            error={error('scanIds')}
          />
        </>
      )}
    </>
  );
}

/** Says what will be deleted for good, and asks for confirmation. */
function Deletion(props: ClassFieldsProps & { readonly files: number }) {
  const { draft, change, error, files } = props;
  const say = useWords(secretWords);
  const missing = error('removesContent');
  return (
    <div className="secret-warning" role="group" aria-label={say('class.deletes')}>
      <p className="secret-class">
        <TriangleAlert size={20} aria-hidden="true" />
        <strong>{say('class.deletes')}</strong>
      </p>
      <p>{say('class.deletesText', { count: files })}</p>
      <p>{say('class.deletesRecord')}</p>
      <CheckboxField
        isSelected={draft.removesContent}
        isInvalid={missing !== null}
        onChange={(removesContent) => change({ removesContent })}
      >
        {say('class.confirm')}
      </CheckboxField>
      {missing && (
        <p className="s-field-error" role="alert">
          {missing}
        </p>
      )}
    </div>
  );
}
