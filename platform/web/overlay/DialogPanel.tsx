import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from '../action/IconButton.tsx';
import { LineBar } from '../offline/LineBar.tsx';
import { cls } from '../class-names.ts';
import { platformWords } from '../words/platform-words.ts';
import { useWords } from '../words/words.ts';

export interface DialogProps {
  readonly title: ReactNode;
  readonly isOpen: boolean;
  /** Called by Esc, the close button, and a press outside. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** s 420, m 640, l 960 px; full: the window. On a phone all but s fill the screen. */
  readonly size?: 's' | 'm' | 'l' | 'full' | undefined;
  /** Buttons below, the primary one last. */
  readonly footer?: ReactNode;
  /** Beside the title: a search box, a badge. */
  readonly header?: ReactNode;
  /** False: Esc, close button and a press outside do nothing; only the buttons inside close it. */
  readonly isDismissable?: boolean | undefined;
  /** True: a press outside does not close it, for forms whose input would be lost. */
  readonly isGuarded?: boolean | undefined;
  readonly role?: 'dialog' | 'alertdialog' | undefined;
  readonly className?: string | undefined;
}

/** A dialog above the page: keeps the focus inside and gives it back when it closes. */
export function Dialog(props: DialogProps) {
  const { isDismissable = true, size = 'm' } = props;
  const say = useWords(platformWords);
  return (
    <ModalOverlay
      className="s-modal-overlay"
      isOpen={props.isOpen}
      onOpenChange={(isOpen) => !isOpen && props.onClose()}
      isDismissable={isDismissable && !props.isGuarded}
      isKeyboardDismissDisabled={!isDismissable}
    >
      <Modal className={cls('s-modal', `s-modal-${size}`, props.className)}>
        <AriaDialog className="s-dialog" role={props.role ?? 'dialog'}>
          <header className="s-dialog-head">
            <Heading slot="title" level={2} className="s-dialog-title">
              {props.title}
            </Heading>
            {props.header}
            {isDismissable && (
              <IconButton aria-label={say('action.close')} onPress={props.onClose}>
                <X size={20} />
              </IconButton>
            )}
          </header>
          <LineBar isInDialog />
          <div className="s-dialog-body">{props.children}</div>
          {props.footer && <footer className="s-dialog-foot">{props.footer}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
