import { addDays, civilDateAt } from '@sarn/kernel';
import type { CivilDate } from '@sarn/kernel';
import {
  Button,
  Card,
  DatePicker,
  ErrorSummary,
  FormLayout,
  FormRow,
  TextArea,
  TextField,
  useWords,
} from '@sarn/platform-web';
import type { Option } from '@sarn/platform-web';
import { useState } from 'react';
import type { DissolutionPreview } from './dissolution.client.ts';
import { DissolutionWork } from './DissolutionWork.tsx';
import type { DissolutionWay } from './DissolutionWork.tsx';
import { useDissolutionSteps } from './use-dissolution-steps.ts';
import { dissolutionWords } from './words/dissolution-words.ts';

interface DissolutionStepsProps {
  readonly preview: DissolutionPreview;
  readonly how: DissolutionWay;
  readonly successor: Option | null;
  readonly onDone: () => void;
}

/** What will happen, and the order; a day that is over ends the unit at once, another one later. */
export function DissolutionSteps({ preview, how, successor, onDone }: DissolutionStepsProps) {
  const say = useWords(dissolutionWords);
  const today = civilDateAt(new Date());
  const [lastDay, setLastDay] = useState<CivilDate | null>(addDays(today, -1));
  const [orderNo, setOrderNo] = useState('');
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const isPlanned = lastDay !== null && lastDay >= today;
  const heir = how === 'merge' ? successor?.label : preview.above?.name;
  const steps = useDissolutionSteps({ preview, how, successor, heir, onDone });
  const submit = () => {
    setTried(true);
    if (lastDay === null || orderNo.trim() === '') return;
    void steps.take({ lastDay, orderNo, note, isPlanned });
  };
  const missing = (isMissing: boolean) => (isTried && isMissing ? say('missing') : null);
  return (
    <>
      <Card title={say(isPlanned ? 'workPlanned' : 'work')}>
        {isPlanned && <p className="s-muted">{say('workPlannedText')}</p>}
        <DissolutionWork preview={preview} how={how} heir={heir ?? null} />
      </Card>
      <Card>
        <FormLayout
          onSubmit={submit}
          actions={
            <Button
              type="submit"
              variant={isPlanned ? 'primary' : 'danger'}
              isPending={steps.isPending}
              isDisabled={!heir}
            >
              {say(isPlanned ? 'plan' : 'do')}
            </Button>
          }
        >
          <ErrorSummary error={steps.error} isFocused />
          <FormRow>
            <TextField
              label={say('orderNo')}
              isRequired
              value={orderNo}
              onChange={setOrderNo}
              maxLength={100}
              error={missing(orderNo.trim() === '')}
            />
          </FormRow>
          <FormRow>
            <DatePicker
              label={say('lastDay')}
              isRequired
              description={say(isPlanned ? 'lastDayPlanned' : 'lastDayHint')}
              value={lastDay}
              onChange={setLastDay}
              error={missing(lastDay === null)}
            />
          </FormRow>
          <TextArea label={say('note')} value={note} onChange={setNote} maxLength={500} />
        </FormLayout>
      </Card>
    </>
  );
}
