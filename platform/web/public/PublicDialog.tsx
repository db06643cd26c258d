import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';

export interface PublicDialogProps {
  readonly title: ReactNode;
  readonly isOpen: boolean;
  /** Called by Esc; with `timeoutMs` also when the time is over. */
  readonly onClose: () => void;
  readonly children?: ReactNode;
  readonly footer?: ReactNode;
  /** Closes by itself after this time. */
  readonly timeoutMs?: number | undefined;
  readonly icon?: ReactNode;
}

/** A question or message on the sign-in screens: the browser's own dialog, which handles focus. */
export function PublicDialog(props: PublicDialogProps) {
  const { isOpen, onClose, timeoutMs } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const box = dialog.current;
    if (!box || !isOpen) return;
    const opener = document.activeElement;
    box.showModal();
    return () => {
      box.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [isOpen]);
  useEffect(() => {
    if (!isOpen || timeoutMs === undefined) return;
    const timer = setTimeout(onClose, timeoutMs);
    return () => clearTimeout(timer);
  }, [isOpen, timeoutMs, onClose]);
  if (!isOpen) return null;
  return (
    <dialog
      ref={dialog}
      className="s-modal s-modal-s s-public-dialog"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="s-dialog">
        <header className="s-dialog-head">
          <h2 id={titleId} className="s-dialog-title">
            <span className="s-alert-title">
              {props.icon}
              {props.title}
            </span>
          </h2>
        </header>
        {props.children && <div className="s-dialog-body">{props.children}</div>}
        {props.footer && <footer className="s-dialog-foot">{props.footer}</footer>}
      </div>
    </dialog>
  );
}
