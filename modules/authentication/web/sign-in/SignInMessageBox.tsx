import { PublicButton, useWords } from '@sarn/platform-web/public';
import { fullName } from '../session/use-user.ts';
import { authenticationWords } from '../words/authentication-words.ts';
import { Message } from './Message.tsx';
import { useSignInHost } from './sign-in-host.ts';
import { signInTimes } from './sign-in-times.ts';
import type { SignInMessage } from './use-sign-in.ts';

export interface SignInMessageBoxProps {
  readonly message: Exclude<SignInMessage, { kind: 'secondFactor' }>;
  readonly onDismiss: () => void;
}

/** The dialogs of specification §8 at sign-in. */
export function SignInMessageBox({ message, onDismiss }: SignInMessageBoxProps) {
  const say = useWords(authenticationWords);
  const { enter } = useSignInHost();
  if (message.kind === 'welcome') {
    const text = say('dialog.welcomeText', { name: fullName(message.user, 'th') });
    const times = { timeoutMs: signInTimes.welcome, onClose: enter };
    return <Message tone="success" title={say('dialog.welcome')} text={text} {...times} />;
  }
  if (message.kind === 'refused') {
    const { title, text, timeoutMs } = message;
    return <Message tone="danger" {...{ title, text, timeoutMs }} onClose={onDismiss} />;
  }
  const footer = (
    <>
      <PublicButton onPress={onDismiss}>{say('dialog.cancel')}</PublicButton>
      <PublicButton variant="primary" onPress={message.confirm}>
        {say('dialog.confirm')}
      </PublicButton>
    </>
  );
  return (
    <Message
      tone="warning"
      title={say('dialog.takeOver')}
      text={`${message.text}\n${say('dialog.takeOverQuestion')}`}
      onClose={onDismiss}
      footer={footer}
    />
  );
}
