import { civilDateAt } from '@sarn/kernel';
import type { OutputOf } from '@sarn/kernel';
import { Button, formatDay, useLanguage, useWords } from '@sarn/platform-web';
import type { listToSign } from '@sarn/batch-signing/contract';
import { PenLine } from 'lucide-react';
import type { SigningChoice } from './use-choice.ts';
import { batchWords } from './words/batch-words.ts';

interface SignFootProps {
  readonly data: OutputOf<typeof listToSign>;
  readonly choice: SigningChoice;
  readonly onSign: () => void;
}

/** With what the documents are signed, and the button; it stays in sight. */
export function SignFoot({ data: { certificate, openBatchId }, choice, onSign }: SignFootProps) {
  const say = useWords(batchWords);
  const language = useLanguage();
  const { method, on } = choice;
  const by =
    method === 'certificate' && certificate
      ? say('until', {
          name: certificate.subject,
          day: formatDay(civilDateAt(new Date(certificate.notAfter)), language),
        })
      : say('byName');
  return (
    <div className="sign-many-foot">
      <span className="s-muted s-small">{by}</span>
      <Button
        variant="primary"
        icon={<PenLine size={18} />}
        isDisabled={on.length === 0 || openBatchId !== null}
        onPress={onSign}
      >
        {say('sign', { count: on.length })}
      </Button>
    </div>
  );
}
