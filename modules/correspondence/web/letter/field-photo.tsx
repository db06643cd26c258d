import { CheckboxField, FormRow, useWords } from '@sarn/platform-web';
import type { LetterFieldProps } from './field-props.ts';
import { letterWords } from './words/letter-words.ts';

/** Whether a certificate has a place for the photograph of whoever it certifies (form 10). */
export function Photo({ draft, change }: LetterFieldProps) {
  const say = useWords(letterWords);
  return (
    <FormRow>
      <CheckboxField isSelected={draft.hasPhoto} onChange={(hasPhoto) => change({ hasPhoto })}>
        {say('photo')}
      </CheckboxField>
    </FormRow>
  );
}
