import { X } from 'lucide-react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from '../action/IconButton.tsx';
import { LineBar } from '../offline/LineBar.tsx';
import { cls } from '../class-names.ts';
import { platformWords } from '../words/platform-words.ts';
import { useWords } from '../words/words.ts';
import type { DialogProps } from './dialog-props.ts';

/** What a `Dialog` opens; loaded apart from the page. */
export function DialogPanel(props: DialogProps) {
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
