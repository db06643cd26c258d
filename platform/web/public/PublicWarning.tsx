import { useEffect, useEffectEvent } from 'react';
import { PublicButton } from './PublicButton.tsx';

export interface PublicWarningProps {
  readonly title: string;
  readonly text: string;
  readonly okLabel: string;
  readonly timeoutMs: number;
  readonly onClose: () => void;
}

/** Stands above the page and leaves the focus in the field: what is typed meanwhile is not lost. */
export function PublicWarning({ title, text, okLabel, timeoutMs, onClose }: PublicWarningProps) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    // Begins once, although typing draws the page again.
    const timer = setTimeout(() => close(), timeoutMs);
    return () => clearTimeout(timer);
  }, [timeoutMs]);
  return (
    <dialog open className="s-modal s-modal-s s-public-dialog" aria-label={title}>
      <div className="s-dialog">
        <header className="s-dialog-head">
          <h2 className="s-dialog-title">{title}</h2>
        </header>
        <p className="s-dialog-body" role="alert">
          {text}
        </p>
        <footer className="s-dialog-foot">
          <PublicButton variant="primary" onPress={onClose}>
            {okLabel}
          </PublicButton>
        </footer>
      </div>
    </dialog>
  );
}
