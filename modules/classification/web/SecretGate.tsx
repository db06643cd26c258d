import { Card, FormRow, SaveForm, TextArea, useForm, useWords } from '@sarn/platform-web';
import { secretLimits } from '@sarn/classification/contract';
import { LockKeyhole } from 'lucide-react';
import { useOpenSecret } from './classification.client.ts';
import { secretWords } from './words/classification-words.ts';
import './classification.css';

/** Shown before a classified document: asks why it is opened. */
export function SecretGate({ documentId }: { readonly documentId: string }) {
  const say = useWords(secretWords);
  const open = useOpenSecret();
  const form = useForm({
    name: 'secret.open',
    about: documentId,
    start: { reason: '' },
    keep: () => 'server',
    check: ({ reason }) => ({ reason: reason.trim().length < 5 && say('gate.short') }),
    send: async ({ reason }) => open.mutateAsync({ documentId, reason }),
  });
  return (
    <div className="secret-gate">
      <Card title={say('gate.title')}>
        <SaveForm form={form} label={say('gate.open')}>
          <FormRow>
            <p className="secret-gate-text">
              <LockKeyhole size={22} aria-hidden="true" />
              {say('gate.text', { minutes: secretLimits.readingSessionMinutes })}
            </p>
          </FormRow>
          <FormRow>
            <TextArea
              label={say('gate.reason')}
              isRequired
              rows={3}
              maxLength={500}
              {...form.field('reason')}
            />
          </FormRow>
        </SaveForm>
      </Card>
    </div>
  );
}
