import { authenticationPermissions } from '@sarn/authentication/contract';
import { Button, Card, ComboBox, useToasts, useWords } from '@sarn/platform-web';
import type { ComboBoxProps } from '@sarn/platform-web';
import { useState } from 'react';
import { useMe } from '../authentication.client.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { findPeople, useResetPerson } from './second-factor.client.ts';
import { secondFactorWords } from './words/second-factor-words.ts';

/** With the permission: removes the second factor of a person who can no longer sign in. */
export function ResetPersonCard() {
  const say = useWords(secondFactorWords);
  const me = useMe();
  const toasts = useToasts();
  const reset = useResetPerson();
  const [person, setPerson] = useState<ComboBoxProps['value']>(null);
  const [isAsked, setAsked] = useState(false);
  const [isMissing, setMissing] = useState(false);
  if (!me.data?.permissions.includes(authenticationPermissions.resetSecondFactor)) return null;
  const ask = (): void => {
    setMissing(!person?.value);
    setAsked(!!person?.value);
  };
  const work = async (password: string): Promise<void> => {
    const { message } = await reset.mutateAsync({ personId: person?.value ?? '', password });
    setAsked(false);
    setPerson(null);
    toasts.show({ tone: 'success', title: message });
  };
  return (
    <Card title={say('reset.title')}>
      <div className="factor-body">
        <p className="s-muted s-small">{say('reset.text')}</p>
        <div className="factor-reset">
          <ComboBox
            label={say('reset.person')}
            value={person}
            onChange={setPerson}
            loadOptions={findPeople}
            error={isMissing && !person ? say('reset.personMissing') : undefined}
          />
          <Button onPress={ask}>{say('reset.submit')}</Button>
        </div>
      </div>
      {isAsked && person && (
        <ConfirmDialog
          title={say('reset.title')}
          text={say('reset.question', { name: person.label })}
          submitLabel={say('reset.submit')}
          isDanger
          work={({ password }) => work(password)}
          onClose={() => setAsked(false)}
        />
      )}
    </Card>
  );
}
