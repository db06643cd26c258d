import type { ChangeResult } from '@sarn/access-control/contract';
import { Button, ErrorSummary, useForm, useToasts, useWords } from '@sarn/platform-web';
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
  const form = useForm({
    name: 'access.matrix',
    about: title,
    start: { reason: '' },
    check: ({ reason }) => ({ reason: checks.reason(reason) }),
    send: async ({ reason }) => send(reason),
    onDone: (result) => void toasts.show({ tone: 'success', ...told(result) }),
    onFinish: onDone,
  });
  return (
    <section className="access-bar" aria-live="polite">
      <div className="access-bar-text">
        <p>
          <strong>{title}</strong> <span className="s-muted">{text}</span>
        </p>
        <ErrorSummary error={form.failure} />
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
