import type { CivilDate } from '@sarn/kernel';
import {
  Badge,
  Button,
  Card,
  formatDay,
  useLanguage,
  useOpened,
  useWords,
} from '@sarn/platform-web';
import type { UnitPlan } from '@sarn/reorganisation/contract';
import { useTerms } from '@sarn/document/web';
import { CancelPlanDialog } from './CancelPlanDialog.tsx';
import { useUnitDissolutions } from './dissolution.client.ts';
import { EnteredBy } from '../proposal/EnteredBy.tsx';
import { dissolutionWords } from './words/dissolution-words.ts';

const tones = { planned: 'info', failed: 'danger', cancelled: 'neutral', done: 'neutral' } as const;

/** Waiting plans, and those called off or failed; shows nothing while there are none. */
export function PlannedDissolutions() {
  const say = useWords(dissolutionWords);
  const { data } = useUnitDissolutions();
  const [cancelled, setCancelled] = useOpened<UnitPlan>(
    (id, what) =>
      what === 'cancel'
        ? data?.plans.find((plan) => plan.id === id && plan.state === 'planned')
        : undefined,
    ({ id }) => ({ row: id, what: 'cancel' }),
  );
  if (!data || data.plans.length === 0) return null;
  return (
    <Card title={say('plans')}>
      <ul className="dissolution-list">
        {data.plans.map((plan) => (
          <Plan key={plan.id} plan={plan} onCancel={() => setCancelled(plan)} />
        ))}
      </ul>
      {cancelled && <CancelPlanDialog plan={cancelled} onClose={() => setCancelled(null)} />}
    </Card>
  );
}

function Plan({ plan, onCancel }: { readonly plan: UnitPlan; readonly onCancel: () => void }) {
  const say = useWords(dissolutionWords);
  const term = useTerms();
  const language = useLanguage();
  const { unit, successor, state, reason, problem } = plan;
  return (
    <li>
      <div>
        <strong>{unit.name}</strong> <Badge tone={tones[state]}>{say(`planState.${state}`)}</Badge>
        <p>
          {successor ? say('endedMerged', { successor: successor.name }) : say('endedDissolved')}
        </p>
        <p className="s-muted s-small">
          {say('endedFacts', {
            day: formatDay(plan.lastDay as CivilDate, language, 'full'),
            order: plan.orderNo,
          })}
        </p>
        <EnteredBy {...plan} />
        {reason && <p className="s-small">{say('planReason', { reason })}</p>}
        {problem && <p className="s-small">{say('planProblem', { problem: term(problem) })}</p>}
      </div>
      {state === 'planned' && (
        <Button size="s" aria-label={say('cancelPlanOf', { unit: unit.name })} onPress={onCancel}>
          {say('cancelPlan')}
        </Button>
      )}
    </li>
  );
}
