import { PublicButton, useWords } from '@sarn/platform-web/public';
import { KeyRound } from 'lucide-react';
import { authenticationWords } from '../words/authentication-words.ts';
import { isPasskeyPlace } from './passkey-place.ts';
import { useSignInHost } from './sign-in-host.ts';

export interface PasskeyButtonProps {
  readonly onPress: () => void;
  readonly isDisabled: boolean;
}

/** Signs in without name and password, where deployment, browser and address allow it. */
export function PasskeyButton({ onPress, isDisabled }: PasskeyButtonProps) {
  const say = useWords(authenticationWords);
  const { offersPasskeys } = useSignInHost();
  if (!offersPasskeys || !isPasskeyPlace()) return null;
  return (
    <PublicButton
      isWide
      icon={<KeyRound size={20} aria-hidden="true" />}
      onPress={onPress}
      isDisabled={isDisabled}
    >
      {say('signIn.passkey')}
    </PublicButton>
  );
}
