import {
  Button,
  DatePicker,
  FormRow,
  FormSection,
  TextArea,
  TextField,
  useWords,
} from '@sarn/platform-web';
import type { DissolutionPreview } from './dissolution.client.ts';
import type { DissolutionFormState } from './dissolution-draft.ts';
import { DissolutionWork } from './DissolutionWork.tsx';
import { isPlanned, successorNameOf } from './use-dissolution-steps.ts';
import { useAsksSecond } from '../proposal/proposal.client.ts';
import { proposalWords } from '../proposal/words/proposal-words.ts';
import { dissolutionWords } from './words/dissolution-words.ts';

interface DissolutionStepsProps {
  readonly form: DissolutionFormState;
  readonly preview: DissolutionPreview;
}

/** The consequences and the order; with a past day the unit ends at once, otherwise on that day. */
export function DissolutionSteps({ form, preview }: DissolutionStepsProps) {
  const say = useWords(dissolutionWords);
  const isLater = isPlanned(form.values);
  return (
    <>
      <FormSection
        title={say(isLater ? 'workPlanned' : 'work')}
        text={isLater ? say('workPlannedText') : undefined}
      >
        <FormRow>
          <DissolutionWork
            preview={preview}
            how={form.values.how}
            successorName={successorNameOf(form.values, preview) ?? null}
          />
        </FormRow>
      </FormSection>
      <FormRow>
        <TextField label={say('orderNo')} isRequired maxLength={100} {...form.field('orderNo')} />
      </FormRow>
      <FormRow>
        <DatePicker
          label={say('lastDay')}
          isRequired
          description={say(isLater ? 'lastDayPlanned' : 'lastDayHint')}
          {...form.field('lastDay')}
        />
      </FormRow>
      <TextArea label={say('note')} maxLength={500} {...form.field('note')} />
    </>
  );
}

/** Sends the order, once it is known what goes on in place of the unit. */
export function DissolutionButton({ form, preview }: DissolutionStepsProps) {
  const say = useWords(dissolutionWords);
  const sayOfProposal = useWords(proposalWords);
  const asksSecond = useAsksSecond();
  const isLater = isPlanned(form.values);
  return (
    <Button
      type="submit"
      variant={isLater || asksSecond ? 'primary' : 'danger'}
      isPending={form.isPending}
      isDisabled={!successorNameOf(form.values, preview)}
    >
      {asksSecond ? sayOfProposal('propose') : say(isLater ? 'plan' : 'do')}
    </Button>
  );
}
