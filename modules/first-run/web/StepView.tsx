import type { FirstRunStep } from '@sarn/first-run/contract';
import { AdministratorStep } from './AdministratorStep.tsx';
import { AgencyStep } from './AgencyStep.tsx';
import { DutiesStep } from './DutiesStep.tsx';
import { EndStep } from './EndStep.tsx';
import { LookStep } from './LookStep.tsx';
import { MailStep } from './MailStep.tsx';
import { PeopleStep } from './PeopleStep.tsx';
import { RegistersStep } from './RegistersStep.tsx';
import { SafetyStep } from './SafetyStep.tsx';
import type { StepProps } from './StepFrame.tsx';

interface StepViewProps extends StepProps {
  readonly now: FirstRunStep | 'end';
  /** The import that is open in the step of people. */
  readonly run: string | null;
}

const steps = {
  agency: AgencyStep,
  administrator: AdministratorStep,
  look: LookStep,
  mail: MailStep,
  registers: RegistersStep,
  duties: DutiesStep,
  safety: SafetyStep,
  end: EndStep,
} as const;

/** The step that is shown. */
export function StepView({ now, run, ...props }: StepViewProps) {
  if (now === 'people') return <PeopleStep {...props} run={run} />;
  const Step = steps[now];
  return <Step {...props} />;
}
