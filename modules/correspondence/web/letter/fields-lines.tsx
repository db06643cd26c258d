import { FormRow, TextArea, useWords } from '@sarn/platform-web';
import type { LetterFieldProps } from './field-props.ts';
import { letterWords } from './words/letter-words.ts';

type LinesName = 'enclosures' | 'address' | 'contact' | 'copies';

const hints = {
  enclosures: 'linesHint',
  address: 'addressHint',
  contact: 'contactHint',
  copies: 'linesHint',
} as const;

/** A text field of which each line is one item or one line of the document. */
function Lines(
  props: LetterFieldProps & { readonly name: LinesName; readonly isRequired?: boolean },
) {
  const say = useWords(letterWords);
  const { name, draft, change, error } = props;
  const isEnglish = props.kind === 'outgoing' && draft.language === 'en';
  return (
    <FormRow>
      <TextArea
        label={say(isEnglish ? `english.${name}` : name)}
        description={say(isEnglish ? `english.${hints[name]}` : hints[name])}
        isRequired={props.isRequired ?? false}
        rows={2}
        value={draft[name]}
        onChange={(text) => change({ [name]: text })}
        error={error(name)}
      />
    </FormRow>
  );
}

export const Enclosures = (props: LetterFieldProps) => <Lines {...props} name="enclosures" />;
export const Address = (props: LetterFieldProps) => <Lines {...props} name="address" />;
export const Contact = (props: LetterFieldProps) => <Lines {...props} name="contact" isRequired />;
export const Copies = (props: LetterFieldProps) => <Lines {...props} name="copies" />;

/** Below a certificate, a paragraph in each line. */
export function Remarks({ draft, change, error }: LetterFieldProps) {
  const say = useWords(letterWords);
  return (
    <FormRow>
      <TextArea
        label={say('remarks')}
        description={say('remarksHint')}
        rows={2}
        value={draft.remarks}
        onChange={(remarks) => change({ remarks })}
        error={error('remarks')}
      />
    </FormRow>
  );
}
