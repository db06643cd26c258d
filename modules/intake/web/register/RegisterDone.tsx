import { Button, Card, Shortcuts, useWords } from '@sarn/platform-web';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { ActAlone } from '@sarn/correspondence/web';
import { openDocument } from '@sarn/document/web';
import { useDocument } from '@sarn/document/web';
import { ReceiptOf, StampOf } from '../registration/StampOf.tsx';
import type { Registered } from './register.client.ts';
import { registryWords } from '@sarn/document/web';

interface RegisterDoneProps {
  readonly done: Registered;
  readonly title: string;
  readonly onNext: () => void;
}

/** The receive number, large, to be copied onto the document, and the possible next acts. */
export function RegisterDone({ done, title, onNext }: RegisterDoneProps) {
  const say = useWords(registryWords);
  const number = done.receiveNo
    ? say('register.number', { no: done.receiveNo })
    : say('register.arrived');
  return (
    <Card>
      <div className="reg-done">
        <CircleCheck size={40} aria-hidden="true" className="s-tone-icon s-tone-success" />
        <div role="status">
          <h1 className="reg-done-number">{number}</h1>
        </div>
        <p className="s-muted">{title}</p>
        {done.receiveNo && <StampOf documentId={done.documentId} />}
        <div className="reg-done-actions">
          {done.receiveNo && <ReceiptOf documentId={done.documentId} />}
          <Button onPress={() => openDocument(done.documentId)}>{say('register.open')}</Button>
          <PresentNow documentId={done.documentId} onDone={onNext} />
          <Button variant="primary" autoFocus onPress={onNext} shortcut="Alt+1">
            {say('register.next')}
          </Button>
        </div>
        <Shortcuts keys={[{ key: 'Alt+1', label: say('register.next'), run: onNext }]} />
      </div>
    </Card>
  );
}

/** Presents the letter just registered, where the flow table allows it. */
function PresentNow({ documentId, onDone }: { documentId: string; onDone: () => void }) {
  const say = useWords(registryWords);
  const [isOpen, setOpen] = useState(false);
  const detail = useDocument(documentId).data;
  const may = detail?.may.find((act) => act.form === 'present');
  if (!detail || !may) return null;
  const close = () => setOpen(false);
  const finish = () => {
    close();
    onDone();
  };
  return (
    <>
      <Button onPress={() => setOpen(true)}>{say('register.present')}</Button>
      {isOpen && <ActAlone detail={detail} may={may} onClose={close} onDone={finish} />}
    </>
  );
}
