import { FormDialog, PasswordField, useDialogForm, useWords } from '@sarn/platform-web';
import type { ActiveAccount } from '@sarn/personnel/contract';
import { useResetFactor } from './account.client.ts';
import { accountWords } from './words/account-words.ts';

interface FactorDialogProps {
  readonly account: ActiveAccount;
  readonly onClose: () => void;
}

/** Removes the second factor of a person; confirmed by the password of whoever does it. */
export function FactorDialog({ account: { personId, name }, onClose }: FactorDialogProps) {
  const say = useWords(accountWords);
  const reset = useResetFactor();
  const form = useDialogForm({
    ...{ name: 'account.factor', about: personId, start: { password: '' } },
    withoutSecrets: () => ({}),
    send: async ({ password }) => reset.mutateAsync({ personId, password }),
    told: () => ({ title: say('factorReset'), text: name }),
    onClose,
  });
  return (
    <FormDialog
      size="s"
      title={say('resetFactor')}
      form={form}
      label={say('resetFactor')}
      tone="danger"
      isDisabled={form.values.password === ''}
      about={
        <>
          <p>
            <strong>{name}</strong>
          </p>
          <p className="s-muted">{say('resetFactorText')}</p>
        </>
      }
      onClose={onClose}
    >
      <PasswordField
        label={say('password')}
        autoComplete="current-password"
        {...form.field('password')}
      />
    </FormDialog>
  );
}
