import { useMe } from '@sarn/organisation/web';
import { secondFactorPermissions } from '@sarn/second-factor/contract';
import {
  Button,
  Card,
  ComboBox,
  FormLayout,
  useForm,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import type { ComboBoxProps } from '@sarn/platform-web';
import { useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { findPeople, useResetPerson } from './second-factor.client.ts';
import { secondFactorWords } from './words/second-factor-words.ts';

interface Chosen {
  readonly person: ComboBoxProps['value'];
}

const nobody: Chosen = { person: null };

/** Only the choice of the person; the password that is asked next is what is sent. */
const nothing = () => Promise.resolve();

/** With the permission: removes the second factor of a person who can no longer sign in. */
export function ResetPersonCard() {
  const say = useWords(secondFactorWords);
  const me = useMe();
  const toasts = useToasts();
  const reset = useResetPerson();
  const [isAsked, setAsked] = useState(false);
  const form = useForm({
    name: 'second-factor.reset-person',
    start: nobody,
    check: ({ person }) => ({ person: !person?.value && say('reset.personMissing') }),
    send: nothing,
    onFinish: () => setAsked(true),
  });
  const { person } = form.values;
  if (!me.data?.permissions.includes(secondFactorPermissions.resetSecondFactor)) return null;
  const work = async (password: string): Promise<void> => {
    const { message } = await reset.mutateAsync({ personId: person?.value ?? '', password });
    toasts.show({ tone: 'success', title: message });
  };
  return (
    <Card title={say('reset.title')}>
      <div className="factor-body">
        <p className="s-muted s-small">{say('reset.text')}</p>
        <FormLayout form={form}>
          <div className="factor-reset">
            <ComboBox
              label={say('reset.person')}
              loadOptions={findPeople}
              {...form.field('person')}
            />
            <Button type="submit">{say('reset.submit')}</Button>
          </div>
        </FormLayout>
      </div>
      {isAsked && person && (
        <ConfirmDialog
          title={say('reset.title')}
          text={say('reset.question', { name: person.label })}
          submitLabel={say('reset.submit')}
          isDanger
          work={({ password }) => work(password)}
          onFinish={() => {
            setAsked(false);
            form.reset(nobody);
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </Card>
  );
}
