import { PublicButton, PublicDialog, useWords } from '@sarn/platform-web/public';
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { authenticationWords } from '../words/authentication-words.ts';

const icons = {
  danger: <CircleAlert size={22} aria-hidden="true" className="s-tone-icon s-tone-danger" />,
  success: <CircleCheck size={22} aria-hidden="true" className="s-tone-icon s-tone-success" />,
  warning: <TriangleAlert size={22} aria-hidden="true" className="s-tone-icon s-tone-warning" />,
};

export type MessageTone = keyof typeof icons;

export interface MessageProps {
  readonly tone: MessageTone;
  readonly title: string;
  readonly text: string;
  readonly onClose: () => void;
  /** Closes by itself after this time. */
  readonly timeoutMs?: number | undefined;
  /** Buttons instead of the one that closes it. */
  readonly footer?: ReactNode;
}

/** A message of the sign-in screens, in a dialog. */
export function Message({ tone, title, text, onClose, timeoutMs, footer }: MessageProps) {
  const say = useWords(authenticationWords);
  return (
    <PublicDialog
      isOpen
      icon={icons[tone]}
      title={title}
      timeoutMs={timeoutMs}
      onClose={onClose}
      footer={
        footer ?? (
          <PublicButton variant="primary" onPress={onClose}>
            {say('dialog.ok')}
          </PublicButton>
        )
      }
    >
      <p className="s-alert-text">{text}</p>
    </PublicDialog>
  );
}
