import { X } from 'lucide-react';
import {
  Button as AriaButton,
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as Content,
  UNSTABLE_ToastRegion as Region,
} from 'react-aria-components';
import type { QueuedToast } from 'react-aria-components';
import { Button } from '../action/Button.tsx';
import { ApiError } from '../api/api-error.ts';
import { Panels } from '../panels.tsx';
import { errorText } from '../words/error-text.ts';
import { platformWords } from '../words/platform-words.ts';
import { useLanguage, useWords } from '../words/words.ts';
import type { ToastContent } from './toasts.ts';
import { toastQueue } from './toasts.ts';
import { ToneIcon } from './tone-icon.tsx';

/**
 * Gives the styles the height that the toast takes from the lower edge: on a phone a dialog that
 * fills the screen ends above it, because what is half covered by a toast cannot be pressed reliably.
 */
function publishHeight(region: HTMLElement | null): (() => void) | undefined {
  if (!region) return;
  const { style } = document.documentElement;
  const measure = new ResizeObserver(() => {
    const covered = innerHeight - region.getBoundingClientRect().top;
    style.setProperty('--s-toasts', `${Math.ceil(covered)}px`);
  });
  measure.observe(region);
  return () => {
    measure.disconnect();
    style.removeProperty('--s-toasts');
  };
}

/** Where toasts appear; screen readers announce each. */
export function ToastRegion() {
  const say = useWords(platformWords);
  return (
    <Region
      ref={publishHeight}
      queue={toastQueue}
      className="s-toasts"
      aria-label={say('state.notification')}
    >
      {({ toast }) => <OneToast toast={toast} closeLabel={say('action.close')} />}
    </Region>
  );
}

interface OneToastProps {
  readonly toast: QueuedToast<ToastContent>;
  readonly closeLabel: string;
}

function OneToast({ toast, closeLabel }: OneToastProps) {
  const { title, text, tone = 'info', action, error } = toast.content;
  const language = useLanguage();
  const act = () => {
    action?.onPress();
    toastQueue.close(toast.key);
  };
  return (
    <Toast toast={toast} className="s-toast">
      <ToneIcon tone={tone} size={20} />
      <Content className="s-toast-content">
        <Text slot="title" className="s-toast-title">
          {title || errorText(error, language)}
        </Text>
        {text && <Text slot="description">{text}</Text>}
        {error instanceof ApiError && <Refusal error={error} />}
      </Content>
      {action && (
        <Button size="s" onPress={act}>
          {action.label}
        </Button>
      )}
      <AriaButton slot="close" className="s-icon-button s-icon-button-s" aria-label={closeLabel}>
        <X size={16} />
      </AriaButton>
    </Toast>
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
