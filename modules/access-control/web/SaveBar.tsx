import type { ChangeResult } from '@sarn/access-control/contract';
import {
  Button,
  ErrorSummary,
  isStale,
  StaleDifference,
  useForm,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import type { DifferenceLine } from '@sarn/platform-web';
import { useState } from 'react';
import { ReasonField, useAccessChecks } from './ReasonField.tsx';
import { useTold } from './use-told.ts';
import { accessWords } from './words/access-words.ts';
import './access.css';

interface SaveBarProps {
  /** How much was changed. */
  readonly title: string;
  /** Whom it concerns. */
  readonly text: string;
  /** It will wait for a second person. */
  readonly asksSecond: boolean;
  readonly send: (reason: string) => Promise<ChangeResult>;
  /** Where somebody else changed the same cells meanwhile; the rest of what they saved stays. */
  readonly differing: readonly DifferenceLine[];
  /** The difference was seen; false gives up the cells that differ. */
  readonly onSeen: (isMine: boolean) => void;
  /** Called after sending, and when the changes are discarded. */
  readonly onDone: () => void;
}

/** What was changed in a matrix and not saved, why, and the button that saves it. */
export function SaveBar(props: SaveBarProps) {
  const { title, text, asksSecond, send, onDone, differing, onSeen } = props;
  const say = useWords(accessWords);
  const toasts = useToasts();
  const told = useTold();
  const checks = useAccessChecks();
  const form = useForm({
    name: 'access.matrix',
    about: title,
    start: { reason: '' },
    check: ({ reason }) => ({ reason: checks.reason(reason) }),
    send: async ({ reason }) => send(reason),
    onDone: (result) => void toasts.show({ tone: 'success', ...told(result) }),
    onFinish: onDone,
  });
  const [seen, setSeen] = useState<unknown>(null);
  const see = (isMine: boolean) => {
    setSeen(form.failure);
    onSeen(isMine);
  };
  return (
    <section className="access-bar" aria-live="polite">
      <div className="access-bar-text">
        <p>
          <strong>{title}</strong> <span className="s-muted">{text}</span>
        </p>
        <ErrorSummary error={form.failure} />
        {isStale(form.failure) && form.failure !== seen && (
          <StaleDifference
            lines={differing}
            onTakeTheirs={() => see(false)}
            onKeepMine={() => see(true)}
          />
        )}
        <ReasonField {...form.field('reason')} />
      </div>
      <div className="access-bar-actions">
        <Button onPress={onDone} isDisabled={form.isPending}>
          {say('roles.drop')}
        </Button>
        <Button variant="primary" isPending={form.isPending} onPress={() => void form.submit()}>
          {say(asksSecond ? 'roles.second' : 'save')}
        </Button>
      </div>
    </section>
  );
}
