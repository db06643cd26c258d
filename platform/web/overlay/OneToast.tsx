import { X } from 'lucide-react';
import { useRef } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { useToast } from 'react-aria/useToast';
import type { ToastState } from 'react-stately/useToastState';
import { Button } from '../action/Button.tsx';
import { ApiError } from '../api/api-error.ts';
import { Panels } from '../panels.tsx';
import { errorText } from '../words/error-text.ts';
import { platformWords } from '../words/platform-words.ts';
import { useLanguage, useWords } from '../words/words.ts';
import type { ToastTurn } from './toast-turn.ts';
import { closeToast } from './toasts.ts';
import type { Told } from './toasts.ts';
import { ToneIcon } from './tone-icon.tsx';
import { useToastTime } from './use-toast-time.ts';
import { toastWords } from './words/toast-words.ts';

interface OneToastProps {
  readonly turn: ToastTurn;
  readonly state: ToastState<Told>;
  /** The pointer or the focus is on it. */
  readonly isHeld: boolean;
  readonly onRead: (key: string) => void;
  readonly onNext: () => void;
}

/** The toast that is shown, and which of how many it is. */
export function OneToast({ turn, state, isHeld, onRead, onNext }: OneToastProps) {
  const { shown, isAgain } = turn;
  const { title, text, tone = 'info', action, error } = shown;
  const say = useWords(platformWords);
  const language = useLanguage();
  const ref = useRef<HTMLDivElement>(null);
  useToastTime(shown, isHeld, onRead);
  const [toast] = state.visibleToasts;
  const parts = useToast({ toast: toast ?? { key: shown.key, content: shown } }, state, ref);
  const act = () => {
    closeToast(shown.key);
    action?.onPress();
  };
  return (
    <div {...parts.toastProps} ref={ref} className="s-toast">
      <ToneIcon tone={tone} size={20} />
      <div
        {...parts.contentProps}
        role={isAgain ? undefined : parts.contentProps.role}
        className="s-toast-content"
      >
        <span {...parts.titleProps} className="s-toast-title">
          {title || errorText(error, language)}
        </span>
        {text && <span {...parts.descriptionProps}>{text}</span>}
        {error instanceof ApiError && <Refusal error={error} />}
      </div>
      {action && (
        <Button size="s" onPress={act}>
          {action.label}
        </Button>
      )}
      <AriaButton
        className="s-icon-button s-icon-button-s"
        aria-label={say('action.close')}
        onPress={() => closeToast(shown.key)}
      >
        <X size={16} />
      </AriaButton>
      {turn.list.length > 1 && <Position turn={turn} onNext={onNext} />}
    </div>
  );
}

/** "1 of 3", with the way to the others. */
function Position({ turn, onNext }: Pick<OneToastProps, 'turn' | 'onNext'>) {
  const say = useWords(toastWords);
  const at = turn.list.indexOf(turn.shown) + 1;
  return (
    <div className="s-toast-position">
      <span>{say('position', { at, all: turn.list.length })}</span>
      <Button size="s" variant="ghost" onPress={onNext}>
        {say('next')}
      </Button>
    </div>
  );
}

/** What other modules know about a refusal: who may, whom to ask, where it is decided. */
function Refusal({ error: { code, params } }: { readonly error: ApiError }) {
  return (
    <div className="s-toast-refusal">
      <Panels {...{ place: 'refusal', subjectId: code, params }} permissions={[]} />
    </div>
  );
}
