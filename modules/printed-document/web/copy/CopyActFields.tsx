import { PersonPicker } from '@sarn/organisation/web';
import { RadioGroup, TextArea, TextField, useWords } from '@sarn/platform-web';
import { copyActWords } from './copy-act-words.ts';
import type { CopyActForm } from './use-copy-act-form.ts';

interface Props {
  readonly form: CopyActForm;
}

const receivers = ['person', 'outside'] as const;

/** Who gets the copies: somebody of the agency, or whoever is named outside. */
export function HandFields({ form }: Props) {
  const say = useWords(copyActWords);
  return (
    <>
      <RadioGroup
        label={say('to')}
        options={receivers.map((value) => ({ value, label: say(`to.${value}`) }))}
        {...form.field('to')}
      />
      {form.values.to === 'person' ? (
        <PersonPicker
          label={say('person')}
          description={say('personHint')}
          scopeUnitId={null}
          isRequired
          {...form.field('person')}
        />
      ) : (
        <TextField
          label={say('heldBy')}
          description={say('heldByHint')}
          isRequired
          maxLength={200}
          {...form.field('heldBy')}
        />
      )}
    </>
  );
}

/** By whose order, by whom, and under which certificate copies were destroyed. */
export function DestroyFields({ form }: Props) {
  const say = useWords(copyActWords);
  return (
    <>
      <TextField
        label={say('permittedBy')}
        description={say('permittedHint')}
        isRequired
        maxLength={200}
        {...form.field('permittedBy')}
      />
      <TextArea
        label={say('committee')}
        description={say('committeeHint')}
        isRequired
        rows={3}
        maxLength={1000}
        {...form.field('committee')}
      />
      <TextField label={say('certificate')} maxLength={100} {...form.field('certificate')} />
    </>
  );
}
