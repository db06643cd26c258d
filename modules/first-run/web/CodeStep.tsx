import { Button, ErrorSummary, FormLayout, TextField, useForm, useWords } from '@sarn/platform-web';
import type { ApiError } from '@sarn/platform-web';
import { signInAddress } from '@sarn/authentication/web';
import { KeyRound, LogIn } from 'lucide-react';
import { Brand } from './StepList.tsx';
import { firstRunWords } from './words/first-run-words.ts';

interface CodeStepProps {
  /** Why the last code was refused. */
  readonly refusal: ApiError | null;
  readonly onBegin: (code: string) => void;
}

/** Asks for the setup code; once there is an administrator, for their sign-in. */
export function CodeStep({ refusal, onBegin }: CodeStepProps) {
  const say = useWords(firstRunWords);
  const form = useForm({
    name: 'first-run.code',
    start: { code: '' },
    withoutSecrets: () => ({}),
    check: ({ code }) => ({ code: code.trim() === '' && say('code.missing') }),
    send: async ({ code }) => onBegin(code.trim()),
  });
  if (refusal?.code === 'first-run.code-used') return <SignInFirst />;
  return (
    <main className="first-run-alone">
      <Brand />
      <h1>{say('code.title')}</h1>
      <p className="s-muted">{say('code.text')}</p>
      <ErrorSummary error={refusal} />
      <FormLayout
        form={form}
        actions={
          <Button type="submit" variant="primary" icon={<KeyRound size={18} />} isWide>
            {say('code.submit')}
          </Button>
        }
      >
        <TextField
          label={say('code.label')}
          description={say('code.hint')}
          autoComplete="off"
          maxLength={40}
          isRequired
          {...form.field('code')}
        />
      </FormLayout>
    </main>
  );
}

function SignInFirst() {
  const say = useWords(firstRunWords);
  return (
    <main className="first-run-alone">
      <Brand />
      <h1>{say('title')}</h1>
      <p>{say('code.signInText')}</p>
      <Button
        variant="primary"
        icon={<LogIn size={18} />}
        isWide
        onPress={() => location.assign(signInAddress({ next: '/first-run' }))}
      >
        {say('code.signIn')}
      </Button>
    </main>
  );
}
