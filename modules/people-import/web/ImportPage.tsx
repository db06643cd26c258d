import { useFocusHeading } from '@sarn/platform-web';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ImportList } from './ImportList.tsx';
import { ImportRun } from './ImportRun.tsx';
import { useRowsInAddress } from './rows-address.ts';
import { isRunStep } from './run-step.ts';
import type { RunStep } from './run-step.ts';
import './import.css';

/**
 * `/settings/{menuID}/people-import`: files of people and units, with `run` one of them, and with
 * `step` a step of it, so that Back leads to the step before and reloading stays.
 */
export default function ImportPage() {
  const { run, step } = useSearch({ strict: false }) as { run?: string; step?: string };
  const navigate = useNavigate();
  const asked = useRowsInAddress();
  useFocusHeading(run ?? '');
  const open = (id: string | null, to: RunStep | null = null) =>
    void navigate({
      to: '.',
      search: id === null ? {} : { run: id, ...(to === null ? {} : { step: to }) },
    });
  if (!run) return <ImportList open={open} />;
  return (
    <ImportRun
      key={run}
      id={run}
      step={isRunStep(step) ? step : null}
      asked={asked}
      open={open}
      go={(to) => open(run, to)}
    />
  );
}
