import { addDays, civilDateAt } from '@sarn/kernel';
import type { CivilDate } from '@sarn/kernel';
import {
  Button,
  Card,
  ComboBox,
  DatePicker,
  ErrorSummary,
  FormLayout,
  FormRow,
  RadioGroup,
  Skeleton,
  TextArea,
  TextField,
  useDialogs,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import type { Option } from '@sarn/platform-web';
import { openMatters } from '@sarn/registry/contract';
import { useState } from 'react';
import { useUnits } from '../picker/people.client.ts';
import { useEndingPreview, useEndUnit } from './ending.client.ts';
import type { EndingPreview } from './ending.client.ts';
import { EndingWork } from './EndingWork.tsx';
import type { EndingWay } from './EndingWork.tsx';
import { endingWords } from './words/ending-words.ts';

/** Unit, order and what will happen; only then the button. */
export function EndingForm({ onDone }: { readonly onDone: () => void }) {
  const say = useWords(endingWords);
  const { data: units = [] } = useUnits();
  const options = units
    .filter((unit) => unit.parentId !== null)
    .map((unit): Option => ({ value: unit.id, label: unit.nameTh }));
  const [unit, setUnit] = useState<Option | null>(null);
  const [how, setHow] = useState<EndingWay>('merge');
  const [successor, setSuccessor] = useState<Option | null>(null);
  const preview = useEndingPreview(unit?.value ?? null);
  return (
    <>
      <Card title={say('order')}>
        <FormLayout onSubmit={() => undefined}>
          <FormRow>
            <ComboBox
              label={say('unit')}
              isRequired
              {...{ options, value: unit }}
              onChange={setUnit}
            />
          </FormRow>
          <RadioGroup
            label={say('how')}
            options={[
              { value: 'merge', label: say('merge'), hint: say('mergeHint') },
              { value: 'dissolve', label: say('dissolve'), hint: say('dissolveHint') },
            ]}
            value={how}
            onChange={setHow}
          />
          {how === 'merge' && (
            <FormRow>
              <ComboBox
                label={say('successor')}
                isRequired
                options={options.filter((option) => option.value !== unit?.value)}
                value={successor}
                onChange={setSuccessor}
              />
            </FormRow>
          )}
        </FormLayout>
      </Card>
      <ErrorSummary error={preview.error} onRetry={() => void preview.refetch()} />
      {unit && preview.isPending && <Skeleton count={4} />}
      {unit && preview.data && (
        <EndingSteps
          preview={preview.data}
          how={how}
          successor={how === 'merge' ? successor : null}
          onDone={onDone}
        />
      )}
    </>
  );
}

interface StepsProps {
  readonly preview: EndingPreview;
  readonly how: EndingWay;
  readonly successor: Option | null;
  readonly onDone: () => void;
}

function EndingSteps({ preview, how, successor, onDone }: StepsProps) {
  const say = useWords(endingWords);
  const dialogs = useDialogs();
  const toasts = useToasts();
  const end = useEndUnit();
  const yesterday = addDays(civilDateAt(new Date()), -1);
  const [lastDay, setLastDay] = useState<CivilDate | null>(yesterday);
  const [orderNo, setOrderNo] = useState('');
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const { unit, above, work } = preview;
  const heir = how === 'merge' ? successor?.label : above?.name;
  const isReady = heir !== undefined && lastDay !== null && orderNo.trim() !== '';
  const submit = async () => {
    setTried(true);
    if (!isReady || !lastDay) return;
    const title =
      how === 'merge'
        ? say('confirmMerge', { unit: unit.name, heir })
        : say('confirmDissolve', { unit: unit.name });
    const text = say('confirmText', { count: openMatters(work) });
    const isSure = await dialogs.confirm({
      ...{ title, text, tone: 'danger' },
      confirmLabel: say('confirm'),
    });
    if (!isSure) return;
    const sent = {
      ...{ unitId: unit.id, lastDay, orderNo, note, seen: openMatters(work) },
      ...(successor ? { successorId: successor.value } : {}),
    };
    end.mutate(sent, {
      onSuccess: ({ returned, moved, goesOnAt }) => {
        toasts.show({
          tone: 'success',
          title: say('done', { unit: unit.name }),
          text: say('doneText', { returned, moved, heir: goesOnAt.name }),
        });
        onDone();
      },
    });
  };
  const missing = (isMissing: boolean) => (isTried && isMissing ? say('missing') : null);
  return (
    <>
      <Card title={say('work')}>
        <EndingWork preview={preview} how={how} heir={heir ?? null} />
      </Card>
      <Card>
        <FormLayout
          onSubmit={() => void submit()}
          actions={
            <Button type="submit" variant="danger" isPending={end.isPending} isDisabled={!heir}>
              {say('do')}
            </Button>
          }
        >
          <ErrorSummary error={end.error} isFocused />
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
              description={say('lastDayHint')}
              value={lastDay}
              onChange={setLastDay}
              maxValue={yesterday}
              error={missing(lastDay === null)}
            />
          </FormRow>
          <TextArea label={say('note')} value={note} onChange={setNote} maxLength={500} />
        </FormLayout>
      </Card>
    </>
  );
}
