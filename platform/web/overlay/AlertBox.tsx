import { useEffect } from 'react';
import { Button } from '../action/Button.tsx';
import { platformWords } from '../words/platform-words.ts';
import { useWords } from '../words/words.ts';
import { Dialog } from './Dialog.tsx';
import type { Question } from './question.ts';
import { ToneIcon } from './tone-icon.tsx';

/** One alert or question. The safe answer has the focus where something could be lost. */
export function AlertBox({ question }: { readonly question: Question }) {
  const say = useWords(platformWords);
  const { kind, options, answer } = question;
  const { tone = 'info', timeoutMs } = options;
  useEffect(() => {
    if (timeoutMs === undefined) return;
    const timer = setTimeout(() => answer(true), timeoutMs);
    return () => clearTimeout(timer);
  }, [timeoutMs, answer]);
  const isDangerous = tone === 'danger' && kind === 'confirm';
  const footer = (
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
  return (
    <Dialog
      isOpen
      isGuarded
      size="s"
      role="alertdialog"
      className="s-alert"
      title={
        <span className="s-alert-title">
          <ToneIcon tone={tone} />
          {options.title}
        </span>
      }
      onClose={() => answer(false)}
      footer={footer}
    >
      {options.text && <p className="s-alert-text">{options.text}</p>}
    </Dialog>
  );
}
