import { RadioGroup, useWords } from '@sarn/platform-web';
import { retentionForms } from '@sarn/retention/contract';
import { useEffect } from 'react';
import { actForm } from '@sarn/document/web';
import type { ActFieldsProps } from '@sarn/document/web';
import { NoteField } from '@sarn/document/web';
import { registryWords } from '@sarn/document/web';
import { useClassOptions, useUsualClass } from './use-class-options.ts';

interface Closing {
  readonly note: string;
  /** null: the class of its category, or the default of its kind. */
  readonly retention: string | null;
}

function CloseFields({ draft, change, adopt, error, detail }: ActFieldsProps<Closing>) {
  const say = useWords(registryWords);
  const options = useClassOptions();
  const usual = useUsualClass(detail);
  // The class that is shown as chosen is sent, also where nobody touched the field.
  useEffect(() => {
    if (draft.retention === null && usual !== '') adopt({ retention: usual });
  }, [draft.retention, usual, adopt]);
  return (
    <>
      <RadioGroup
        label={say('field.retention')}
        isRequired
        options={options}
        value={draft.retention}
        onChange={(retention) => change({ retention })}
        error={error('retention')}
      />
      <NoteField note={draft.note} onChange={(note) => change({ note })} error={error('note')} />
    </>
  );
}

export const closeForm = actForm<'close', Closing>('close', {
  schema: retentionForms.close,
  start: () => ({ retention: null, note: '' }),
  toInput: ({ retention, note }) => ({ retention: retention ?? undefined, note }),
  Fields: CloseFields,
});
