import type { ChangeResult } from '@sarn/access-control/contract';
import { Button, ErrorSummary, useToasts, useWords } from '@sarn/platform-web';
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
  /** Called after sending, and when the changes are discarded. */
  readonly onDone: () => void;
}

/** What was changed in a matrix and not saved, why, and the button that saves it. */
export function SaveBar({ title, text, asksSecond, send, onDone }: SaveBarProps) {
  const say = useWords(accessWords);
  const toasts = useToasts();
  const told = useTold();
  const checks = useAccessChecks();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const wrong = checks.reason(reason);
  const save = async () => {
    setTried(true);
    if (wrong !== undefined) return;
    setPending(true);
    setFailure(null);
    try {
      const result = await send(reason);
      toasts.show({ tone: 'success', ...told(result) });
      onDone();
    } catch (error) {
      setFailure(error);
    } finally {
      setPending(false);
    }
  };
  return (
    <section className="access-bar" aria-live="polite">
      <div className="access-bar-text">
        <p>
          <strong>{title}</strong> <span className="s-muted">{text}</span>
        </p>
        <ErrorSummary error={failure} />
        <ReasonField value={reason} onChange={setReason} error={isTried ? (wrong ?? null) : null} />
      </div>
      <div className="access-bar-actions">
        <Button onPress={onDone} isDisabled={isPending}>
          {say('roles.drop')}
        </Button>
        <Button variant="primary" isPending={isPending} onPress={() => void save()}>
          {say(asksSecond ? 'roles.second' : 'save')}
        </Button>
      </div>
    </section>
  );
}
