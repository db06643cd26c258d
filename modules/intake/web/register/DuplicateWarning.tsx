import {
  CheckboxField,
  FormRow,
  LinkButton,
  useLanguage,
  useWords,
  formatMoment,
} from '@sarn/platform-web';
import { TriangleAlert } from 'lucide-react';
import { useDeferredValue } from 'react';
import { useDuplicates } from './register.client.ts';
import { documentPath } from '@sarn/document/web';
import { registryWords } from '@sarn/document/web';
import type { RegisterDraft } from './register-draft.ts';

interface DuplicateWarningProps {
  readonly draft: RegisterDraft;
  readonly change: (part: Partial<RegisterDraft>) => void;
  readonly mustConfirm: boolean;
  /** The letter itself, where its entry is corrected. */
  readonly ownId: string | undefined;
}

/** Warns while typing that the letter is in the register already, and asks to confirm. */
export function DuplicateWarning({ draft, change, mustConfirm, ownId }: DuplicateWarningProps) {
  const say = useWords(registryWords);
  const language = useLanguage();
  const mark = useDeferredValue({
    sender: draft.sender.trim(),
    letterNo: draft.letterNo.trim(),
    letterDate: draft.letterDate,
  });
  const known = useDuplicates(mark).data ?? [];
  const found = known.filter(({ documentId }) => documentId !== ownId);
  if (found.length === 0 && !mustConfirm) return null;
  return (
    <FormRow>
      <div className="reg-warning" role="alert">
        <TriangleAlert size={20} aria-hidden="true" />
        <div className="reg-stack">
          <p>{say('register.duplicate')}</p>
          {found.map((letter) => (
            <p key={letter.documentId}>
              <LinkButton href={documentPath(letter.documentId)} isNewTab>
                {say('register.duplicateOf', {
                  receiveNo: letter.receiveNo,
                  when: formatMoment(letter.receivedAt, language),
                })}
              </LinkButton>{' '}
              {letter.title}
            </p>
          ))}
          <CheckboxField
            isSelected={draft.confirmDuplicate}
            // The refused form brings it into view and focuses it.
            isInvalid={mustConfirm && !draft.confirmDuplicate}
            onChange={(confirmDuplicate) => change({ confirmDuplicate })}
          >
            {say('register.confirmDuplicate')}
          </CheckboxField>
        </div>
      </div>
    </FormRow>
  );
}
