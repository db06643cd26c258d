import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { platformWords } from '../words/platform-words.ts';
import { useWords } from '../words/words.ts';
import { PublicTextField } from './PublicTextField.tsx';
import type { PublicTextFieldProps } from './PublicTextField.tsx';

export type PublicPasswordFieldProps = Omit<PublicTextFieldProps, 'type' | 'after'>;

/** A password on the sign-in screens, hidden until the eye button is pressed. */
export function PublicPasswordField(props: PublicPasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const say = useWords(platformWords);
  const label = say(isShown ? 'action.hidePassword' : 'action.showPassword');
  const eye = (
    <button
      type="button"
      className="s-icon-button s-icon-button-s"
      aria-label={label}
      title={label}
      onClick={() => setShown(!isShown)}
    >
      {isShown ? <EyeOff size={18} /> : <Eye size={18} />}
    </button>
  );
  return (
    <PublicTextField
      autoComplete="current-password"
      {...props}
      type={isShown ? 'text' : 'password'}
      after={eye}
    />
  );
}
