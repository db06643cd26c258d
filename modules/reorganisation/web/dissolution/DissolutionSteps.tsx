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
  useDialogForm,
  useWords,
} from '@sarn/platform-web';
import type { Option } from '@sarn/platform-web';
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

interface OrderDraft {
  readonly lastDay: CivilDate | null;
  readonly orderNo: string;
  readonly note: string;
}

const orderOf = (lastDay: CivilDate): OrderDraft => ({ lastDay, orderNo: '', note: '' });

function useOrderForm(
  { preview, how, successor, onDone }: DissolutionStepsProps,
  successorName: string | undefined,
) {
  const say = useWords(dissolutionWords);
  const today = civilDateAt(new Date());
  const steps = useDissolutionSteps({ preview, how, successor, successorName });
  const toOrder = ({ lastDay, ...order }: OrderDraft) => {
    const day = lastDay ?? today;
    return { ...order, lastDay: day, isPlanned: day >= today };
  };
  const missing = (isMissing: boolean) => isMissing && say('missing');
  return useDialogForm({
    name: 'unit.end',
    about: preview.unit.id,
    start: orderOf(addDays(today, -1)),
    check: ({ lastDay, orderNo }) => ({
      lastDay: missing(lastDay === null),
      orderNo: missing(orderNo.trim() === ''),
    }),
    ask: async (values) => steps.ask(toOrder(values)),
    send: async (values) => steps.take(toOrder(values)),
    told: (told) => told,
    onClose: onDone,
  });
}

/** The consequences and the order; with a past day the unit ends at once, otherwise on that day. */
export function DissolutionSteps(props: DissolutionStepsProps) {
  const { preview, how, successor } = props;
  const say = useWords(dissolutionWords);
  const today = civilDateAt(new Date());
  const successorName = how === 'merge' ? successor?.label : preview.above?.name;
  const form = useOrderForm(props, successorName);
  const { lastDay } = form.values;
  const isPlanned = lastDay !== null && lastDay >= today;
  return (
    <>
      <Card title={say(isPlanned ? 'workPlanned' : 'work')}>
        {isPlanned && <p className="s-muted">{say('workPlannedText')}</p>}
        <DissolutionWork preview={preview} how={how} successorName={successorName ?? null} />
      </Card>
      <Card>
        <FormLayout
          form={form}
          actions={
            <Button
              type="submit"
              variant={isPlanned ? 'primary' : 'danger'}
              isPending={form.isPending}
              isDisabled={!successorName}
            >
              {say(isPlanned ? 'plan' : 'do')}
            </Button>
          }
        >
          <ErrorSummary error={form.failure} isFocused />
          <FormRow>
            <TextField
              label={say('orderNo')}
              isRequired
              maxLength={100}
              {...form.field('orderNo')}
            />
          </FormRow>
          <FormRow>
            <DatePicker
              label={say('lastDay')}
              isRequired
              description={say(isPlanned ? 'lastDayPlanned' : 'lastDayHint')}
              {...form.field('lastDay')}
            />
          </FormRow>
          <TextArea label={say('note')} maxLength={500} {...form.field('note')} />
        </FormLayout>
      </Card>
    </>
  );
}
