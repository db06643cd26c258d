import {
  Badge,
  Button,
  Card,
  formatDay,
  useLanguage,
  useOpened,
  useWords,
} from '@sarn/platform-web';
import type { UnitPlanned } from '@sarn/reorganisation/contract';
import { useTerms } from '@sarn/document/web';
import { useUnitPlans } from '../units.client.ts';
import { EnteredBy } from '../../proposal/EnteredBy.tsx';
import { unitsWords } from '../words/units-words.ts';
import { CancelChangeDialog } from './CancelChangeDialog.tsx';

const tones = { planned: 'info', done: 'success', cancelled: 'neutral', failed: 'danger' } as const;

/** Acts on units that are to come, and those that were called off or failed. */
export function UnitPlansCard() {
  const say = useWords(unitsWords);
  const plans = useUnitPlans();
  const { rows = [], moving = [] } = plans.data ?? {};
  const [cancelled, setCancelled] = useOpened<UnitPlanned>(
    (id, what) =>
      what === 'cancel'
        ? rows.find((plan) => plan.id === id && plan.state === 'planned')
        : undefined,
    ({ id }) => ({ row: id, what: 'cancel' }),
  );
  if (rows.length === 0 && moving.length === 0) return null;
  return (
    <Card title={say('plans.title')}>
      <ul className="units-plans">
        {moving.map(({ unit, documents }) => (
          <li key={unit.id}>
            <p>{say('plans.moving', { unit: unit.name, count: documents })}</p>
          </li>
        ))}
        {rows.map((plan) => (
          <Plan key={plan.id} plan={plan} onCancel={() => setCancelled(plan)} />
        ))}
      </ul>
      {cancelled && <CancelChangeDialog plan={cancelled} onClose={() => setCancelled(null)} />}
    </Card>
  );
}

function Plan({ plan, onCancel }: { readonly plan: UnitPlanned; readonly onCancel: () => void }) {
  const say = useWords(unitsWords);
  const term = useTerms();
  const language = useLanguage();
  const { unit, act, to, from, orderNo, state } = plan;
  const day = formatDay(from, language);
  return (
    <li>
      <div>
        <strong>{unit.name}</strong>{' '}
        <Badge tone={tones[state]}>{say(`plans.state.${state}`)}</Badge>
        <p>{say(`plans.what.${act}`, { to })}</p>
        <p className="s-small s-muted">{say('plans.facts', { day, order: orderNo })}</p>
        <EnteredBy {...plan} />
        {plan.settledReason && (
          <p className="s-small">{say('plans.reason', { reason: plan.settledReason })}</p>
        )}
        {plan.problem && (
          <p className="s-small">{say('plans.problem', { problem: term(plan.problem) })}</p>
        )}
      </div>
      {state === 'planned' && (
        <Button size="s" aria-label={say('plans.cancelOf', { unit: unit.name })} onPress={onCancel}>
          {say('plans.cancel')}
        </Button>
      )}
    </li>
  );
}
