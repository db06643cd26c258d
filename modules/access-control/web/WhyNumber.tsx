import type { LineRegister, NumberAct } from '@sarn/access-control/contract';
import { lineRegisters } from '@sarn/access-control/contract';
import { settingsMenus } from '@sarn/kernel';
import {
  Button,
  Dialog,
  ErrorSummary,
  LinkButton,
  Select,
  Skeleton,
  useWords,
} from '@sarn/platform-web';
import { Check, CircleQuestionMark, X } from 'lucide-react';
import { useState } from 'react';
import { useWhyNumber } from './group.client.ts';
import { accessWords } from './words/access-words.ts';
import './access.css';

export interface WhyNumberProps {
  readonly act?: NumberAct;
  /** Left out: the person chooses. */
  readonly kind?: LineRegister;
  /** Left out: the unit whose register the person keeps. */
  readonly unitId?: string;
}

/** "Why can I not give a number?": the steps of the check, and which one fails first. */
export function WhyNumber(props: WhyNumberProps) {
  const say = useWords(accessWords);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="s"
        variant="ghost"
        icon={<CircleQuestionMark size={16} />}
        onPress={() => setOpen(true)}
      >
        {say('why.link')}
      </Button>
      {isOpen && <WhyDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

interface WhyDialogProps extends WhyNumberProps {
  readonly onClose: () => void;
}

function WhyDialog({ act = 'take', kind: given, unitId = '', onClose }: WhyDialogProps) {
  const say = useWords(accessWords);
  const [kind, setKind] = useState<LineRegister>(given ?? 'outgoing');
  const found = useWhyNumber({ act, kind, unitId });
  const { steps = [], failing, unitName = '', mayGrant = false } = found.data ?? {};
  const row = new URLSearchParams({ row: found.data?.unitId ?? '', kind });
  const settings = `settings/${settingsMenus.centre}/manage-number-premission?${row}`;
  return (
    <Dialog
      isOpen
      size="s"
      title={say('why.title')}
      onClose={onClose}
      footer={<Button onPress={onClose}>{say('close')}</Button>}
    >
      {given === undefined && (
        <Select
          label={say('numbers.kinds')}
          options={lineRegisters.map((value) => ({ value, label: say(`kind.${value}`) }))}
          value={kind}
          onChange={setKind}
        />
      )}
      <ErrorSummary error={found.error} onRetry={() => void found.refetch()} />
      {found.isPending && <Skeleton kind="lines" />}
      {found.data && (
        <>
          <p>
            <strong>
              {failing
                ? say('why.failing', { text: failing.text })
                : say('why.fine', { unit: unitName })}
            </strong>
          </p>
          <ul className="who-list">
            {steps.map(({ step, isFulfilled, text }) => (
              <li key={step} className="who-line">
                {isFulfilled ? (
                  <Check size={18} aria-hidden="true" className="who-yes" />
                ) : (
                  <X size={18} aria-hidden="true" className="who-no" />
                )}
                {text}
              </li>
            ))}
          </ul>
          {mayGrant ? (
            <LinkButton href={settings}>{say('why.open')}</LinkButton>
          ) : (
            failing && <p className="s-muted">{say('why.ask')}</p>
          )}
        </>
      )}
    </Dialog>
  );
}
