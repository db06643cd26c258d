import { Button, Card, ErrorSummary, TextArea, useWords } from '@sarn/platform-web';
import { secretLimits } from '@sarn/classification/contract';
import { LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { useOpenSecret } from './classification.client.ts';
import { secretWords } from './words/classification-words.ts';
import './classification.css';

/** Before a classified document: asks why it is opened. */
export function SecretGate({ documentId }: { readonly documentId: string }) {
  const say = useWords(secretWords);
  const open = useOpenSecret();
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isShort = reason.trim().length < 5;
  const submit = () => {
    setChecked(true);
    if (!isShort) open.mutate({ documentId, reason });
  };
  return (
    <div className="secret-gate">
      <Card title={say('gate.title')}>
        <div className="reg-stack">
          <p className="secret-gate-text">
            <LockKeyhole size={22} aria-hidden="true" />
            {say('gate.text', { minutes: secretLimits.readingSessionMinutes })}
          </p>
          <ErrorSummary error={open.error} isFocused />
          <TextArea
            label={say('gate.reason')}
            isRequired
            rows={3}
            maxLength={500}
            value={reason}
            onChange={setReason}
            error={isChecked && isShort ? say('gate.short') : null}
          />
          <Button variant="primary" isWide isPending={open.isPending} onPress={submit}>
            {say('gate.open')}
          </Button>
        </div>
      </Card>
    </div>
  );
}
