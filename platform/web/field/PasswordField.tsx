import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Group, Input, TextField } from 'react-aria-components';
import { IconButton } from '../action/IconButton.tsx';
import { defined } from '../defined.ts';
import { platformWords } from '../words/platform-words.ts';
import { useWords } from '../words/words.ts';
import { FieldParts, fieldState } from './FieldParts.tsx';
import type { FieldProps } from './FieldParts.tsx';

export interface PasswordFieldProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What the browser's password manager should do. */
  readonly autoComplete?: 'current-password' | 'new-password' | 'one-time-code' | undefined;
}

/** A password, hidden until the eye button is pressed. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const say = useWords(platformWords);
  const { name, onBlur } = props;
  return (
    <TextField
      className="s-field"
      {...fieldState(props)}
      {...defined({ name, onBlur })}
      type={isShown ? 'text' : 'password'}
      autoComplete={props.autoComplete ?? 'current-password'}
      value={props.value}
      onChange={props.onChange}
    >
      <FieldParts field={props}>
        <Group className="s-input-group">
          <Input className="s-input" />
          <IconButton
            size="s"
            aria-label={say(isShown ? 'action.hidePassword' : 'action.showPassword')}
            onPress={() => setShown(!isShown)}
          >
            {isShown ? <EyeOff size={18} /> : <Eye size={18} />}
          </IconButton>
        </Group>
      </FieldParts>
    </TextField>
  );
}
