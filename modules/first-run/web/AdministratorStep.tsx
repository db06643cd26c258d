import { makeAdministrator } from '@sarn/first-run/contract';
import type { FirstRunView } from '@sarn/first-run/contract';
import {
  NewPasswordFields,
  newPasswordRefusal,
  passwordWords,
} from '@sarn/authentication/new-password';
import { keepSession } from '@sarn/authentication/web';
import {
  FormLayout,
  FormSection,
  PasswordField,
  TextField,
  call,
  useWords,
  wholeForm,
} from '@sarn/platform-web';
import { QrPicture, RecoveryCodesDialog } from '@sarn/second-factor/setup';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useShowView, useStepCall } from './first-run.client.ts';
import { keepCode, keptCode } from './setup-code.ts';
import { StepFrame, goAfter } from './StepFrame.tsx';
import type { StepProps } from './StepFrame.tsx';
import { useStepForm } from './use-step-form.ts';
import { firstRunWords } from './words/first-run-words.ts';

const start = {
  ...{ prefix: '', firstName: '', lastName: '', employeeCode: '', email: '', username: '' },
  ...{ password: '', repeated: '', factorCode: '' },
};

const asked = ['firstName', 'lastName'] as const;

/** Second step: the first administrator with password and second factor, who is then signed in. */
export function AdministratorStep({ view, go }: StepProps) {
  const say = useWords(firstRunWords);
  const { form, codes, onKept } = useAdministratorForm({ view, go });
  const text = (name: keyof typeof start) => form.field(name);
  return (
    <StepFrame
      {...{ view, go, step: 'administrator', title: say('administrator.title') }}
      text={say('administrator.text')}
      formId={form.id}
      isPending={form.isPending}
      error={form.failure}
    >
      <FormLayout form={form} columns={2}>
        <TextField label={say('administrator.prefix')} {...text('prefix')} />
        <TextField
          label={say('administrator.employeeCode')}
          description={say('administrator.employeeCodeHint')}
          {...text('employeeCode')}
        />
        <TextField label={say('administrator.firstName')} isRequired {...text('firstName')} />
        <TextField label={say('administrator.lastName')} isRequired {...text('lastName')} />
        <FormSection title={say('administrator.account')}>
          <TextField
            label={say('administrator.username')}
            autoComplete="username"
            isRequired
            {...text('username')}
          />
          <TextField label={say('administrator.email')} inputMode="email" {...text('email')} />
          <NewPasswordFields
            Field={PasswordField}
            password={text('password')}
            repeated={text('repeated')}
          />
        </FormSection>
        <FactorSection factor={view.factor}>
          <TextField
            label={say('administrator.factorCode')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={10}
            isRequired
            {...text('factorCode')}
          />
        </FactorSection>
      </FormLayout>
      {codes.length > 0 && <RecoveryCodesDialog codes={codes} onKept={onKept} />}
    </StepFrame>
  );
}

function useAdministratorForm({ view, go }: StepProps) {
  const say = useWords(firstRunWords);
  const sayPassword = useWords(passwordWords);
  const run = useStepCall();
  const show = useShowView();
  const [made, setMade] = useState<{ codes: readonly string[]; view: FirstRunView } | null>(null);
  const goOn = (next: FirstRunView) => {
    show(next);
    goAfter(go, 'administrator');
  };
  const form = useStepForm({
    name: 'first-run.administrator',
    start,
    withoutSecrets: ({ password: _p, repeated: _r, factorCode: _f, ...rest }) => rest,
    check: (values) => ({
      ...Object.fromEntries(
        asked.map((field) => [
          field,
          values[field].trim() === '' &&
            say('agency.missing', { field: say(`administrator.${field}`) }),
        ]),
      ),
      username: values.username.trim().length < 3 && say('administrator.usernameShort'),
      factorCode:
        view.factor !== null &&
        values.factorCode.trim() === '' &&
        say('administrator.factorMissing'),
      [wholeForm]: newPasswordRefusal(sayPassword, values.password, values.repeated),
    }),
    send: async ({ repeated: _repeated, ...values }) => {
      const sent = { ...values, code: keptCode(), seen: view.version };
      // The state is shown only when the recovery codes were kept: it leads to the next step.
      const answer = await run(async () => {
        const { view: next, ...rest } = await call(makeAdministrator, sent);
        return { ...rest, next, view };
      });
      keepSession(answer.signedIn.token, answer.signedIn.userLogin);
      keepCode('');
      return answer;
    },
    onFinish: ({ recoveryCodes, next }) => {
      if (recoveryCodes.length === 0) goOn(next);
      else setMade({ codes: recoveryCodes, view: next });
    },
  });
  return { form, codes: made?.codes ?? [], onKept: () => made && goOn(made.view) };
}

interface FactorSectionProps {
  readonly factor: FirstRunView['factor'];
  readonly children: ReactNode;
}

/** The picture for the app; it is the same when the page is loaded again. */
function FactorSection({ factor, children }: FactorSectionProps) {
  const say = useWords(firstRunWords);
  if (!factor) return <p className="s-muted">{say('administrator.noFactor')}</p>;
  return (
    <FormSection title={say('administrator.factor')} text={say('administrator.factorText')}>
      <QrPicture text={factor.address} label={say('administrator.factorPicture')} />
      <div className="first-run-key">
        <p className="s-muted s-small">{say('administrator.factorKey')}</p>
        <code translate="no">{factor.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
        {children}
      </div>
    </FormSection>
  );
}
