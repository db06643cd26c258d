import { useEffect } from 'react';
import { Button } from '../action/Button.tsx';
import { platformWords } from '../words/platform-words.ts';
import { useWords } from '../words/words.ts';
import { DialogPanel } from './DialogPanel.tsx';
import type { Question } from './question.ts';
import { ToneIcon } from './tone-icon.tsx';
import { useFocusReturn } from './use-focus-return.ts';

/** One alert or question. The safe answer has the focus where something could be lost. */
export function AlertBox({ question }: { readonly question: Question }) {
  const { options } = question;
  useTimeout(question);
  useFocusReturn();
  return (
    <DialogPanel
      isOpen
      isGuarded
      size="s"
      role="alertdialog"
      className="s-alert"
      title={
        <span className="s-alert-title">
          <ToneIcon tone={options.tone ?? 'info'} />
          {options.title}
        </span>
      }
      onClose={() => (question.kind === 'choose' ? question.answer(null) : question.answer(false))}
      footer={<Answers question={question} />}
    >
      {options.text && <p className="s-alert-text">{options.text}</p>}
    </DialogPanel>
  );
}

function Answers({ question }: { readonly question: Question }) {
  const say = useWords(platformWords);
  if (question.kind === 'choose') {
    return question.options.choices.map(({ key, label, variant }) => (
      <Button
        key={key}
        variant={variant}
        autoFocus={variant === 'primary'}
        onPress={() => question.answer(key)}
      >
        {label}
      </Button>
    ));
  }
  const { kind, options, answer } = question;
  const isDangerous = options.tone === 'danger' && kind === 'confirm';
  return (
    <>
      {kind === 'confirm' && (
        <Button onPress={() => answer(false)} autoFocus={isDangerous}>
          {options.cancelLabel ?? say('action.cancel')}
        </Button>
      )}
      <Button
        variant={isDangerous ? 'danger' : 'primary'}
        autoFocus={!isDangerous}
        onPress={() => answer(true)}
      >
        {kind === 'confirm'
          ? (options.confirmLabel ?? say('action.confirm'))
          : (options.okLabel ?? say('action.ok'))}
      </Button>
    </>
  );
}

/** An alert that closes by itself. */
function useTimeout(question: Question): void {
  const timeoutMs = question.kind === 'choose' ? undefined : question.options.timeoutMs;
  const close = question.kind === 'choose' ? undefined : question.answer;
  useEffect(() => {
    if (timeoutMs === undefined || !close) return;
    const timer = setTimeout(() => close(true), timeoutMs);
    return () => clearTimeout(timer);
  }, [timeoutMs, close]);
}
