import { registryWords } from '@sarn/document/web';
import { FormPart, FormRow, TextArea, useWords } from '@sarn/platform-web';

interface TitleFieldProps {
  readonly draft: { readonly title: string };
  readonly change: (part: { readonly title: string }) => void;
  readonly error: (field: string) => string | null;
  /** Where a form calls it otherwise. */
  readonly label?: string | undefined;
  readonly description?: string | undefined;
}

/** The subject, the first field of every document that is written here. */
export function TitleField({ draft, change, error, label, description }: TitleFieldProps) {
  const say = useWords(registryWords);
  return (
    <FormPart name="title">
      <FormRow>
        <TextArea
          label={label ?? say('field.title')}
          description={description}
          isRequired
          rows={2}
          isOneLine
          // Of a new document: what was begun before is read first.
          autoFocus={draft.title === ''}
          value={draft.title}
          onChange={(title) => change({ title })}
          error={error('title')}
        />
      </FormRow>
    </FormPart>
  );
}
