import { CircleAlert, Send, WifiOff } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../action/Button.tsx';
import { useWords } from '../words/words.ts';
import { tryLine } from './line.ts';
import { WaitingList } from './WaitingList.tsx';
import { useLine, useMoment, useWaitingActs } from './use-offline.ts';
import { isRefusedAct } from './waiting/waiting-act.ts';
import { offlineWords } from './words/offline-words.ts';

/**
 * Says that the server is not reached, and which acts wait for it. It is part of the page below its
 * header, and of every dialog: what lies under a dialog is neither seen nor reached by keyboard.
 */
export function LineBar({ isInDialog = false }: { readonly isInDialog?: boolean }) {
  const acts = useWaitingActs();
  const [isOpen, setOpen] = useState(false);
  const { isOff } = useLine();
  const refused = acts.filter(isRefusedAct).length;
  const isShown = isOff || acts.length > 0;
  // The region is there before it says something: only then is it read out.
  const role = isInDialog ? undefined : 'status';
  const tone = isOff ? 'off' : refused > 0 ? 'refused' : 'sending';
  return (
    <div className="s-line s-no-print" data-in-dialog={isInDialog || undefined}>
      <div role={role} className="s-line-bar" data-shown={isShown || undefined} data-tone={tone}>
        {isShown && (
          <Said refused={refused} waiting={acts.length - refused} {...{ isInDialog }}>
            <ListButton count={acts.length} refused={refused} {...{ isOpen, setOpen }} />
          </Said>
        )}
      </div>
      {isOpen && acts.length > 0 && <WaitingList acts={acts} />}
    </div>
  );
}

interface SaidProps {
  readonly waiting: number;
  readonly refused: number;
  readonly isInDialog: boolean;
  readonly children: ReactNode;
}

function Said({ waiting, refused, isInDialog, children }: SaidProps) {
  const say = useWords(offlineWords);
  const moment = useMoment();
  const { isOff, isTrying, since } = useLine();
  if (isOff) {
    return (
      <>
        <WifiOff size={20} aria-hidden="true" />
        <p>
          <strong>{say('line.off', { at: moment(since ?? new Date().toISOString()) })}</strong>{' '}
          {!isInDialog && say('line.canRead')}
        </p>
        {children}
        <Button size="s" isPending={isTrying} onPress={() => void tryLine()}>
          {say('line.try')}
        </Button>
      </>
    );
  }
  const Icon = refused > 0 ? CircleAlert : Send;
  return (
    <>
      <Icon size={20} aria-hidden="true" />
      <p>
        {refused > 0
          ? say('waiting.refused', { count: refused })
          : say('waiting.sending', { count: waiting })}
      </p>
      {children}
    </>
  );
}

interface ListButtonProps {
  readonly count: number;
  readonly refused: number;
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
}

function ListButton({ count, refused, isOpen, setOpen }: ListButtonProps) {
  const say = useWords(offlineWords);
  if (count === 0) return null;
  return (
    <Button size="s" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
      {refused > 0 ? say('waiting.decide') : say('waiting.count', { count })}
    </Button>
  );
}
