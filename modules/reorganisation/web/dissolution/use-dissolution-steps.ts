import type { CivilDate } from '@sarn/kernel';
import { useDialogs, useLanguage, useWords, formatDay } from '@sarn/platform-web';
import type { Option } from '@sarn/platform-web';
import { openMatters } from '@sarn/reorganisation/contract';
import { useEndUnit, usePlanDissolution } from './dissolution.client.ts';
import type { DissolutionPreview } from './dissolution.client.ts';
import type { DissolutionWay } from './DissolutionWork.tsx';
import { proposalWords } from '../proposal/words/proposal-words.ts';
import { dissolutionWords } from './words/dissolution-words.ts';

interface DissolutionCase {
  readonly preview: DissolutionPreview;
  readonly how: DissolutionWay;
  readonly successor: Option | null;
  /** Name of the successor; undefined while none is chosen. */
  readonly successorName: string | undefined;
}

interface DissolutionOrder {
  readonly lastDay: CivilDate;
  readonly orderNo: string;
  readonly note: string;
  readonly isPlanned: boolean;
}

interface Told {
  readonly title: string;
  readonly text: string;
}

/** State of the form: the preview, and the call that dissolves the unit or enters the plan. */
export function useDissolutionSteps({ preview, how, successor, successorName }: DissolutionCase) {
  const say = useWords(dissolutionWords);
  const sayOfProposal = useWords(proposalWords);
  const language = useLanguage();
  const dialogs = useDialogs();
  const end = useEndUnit();
  const plan = usePlanDissolution();
  const { unit, work } = preview;
  const dayOf = (day: CivilDate) => formatDay(day, language, 'full');
  const ask = async ({ lastDay, isPlanned }: DissolutionOrder): Promise<boolean> =>
    successorName !== undefined &&
    dialogs.confirm({
      title:
        how === 'merge'
          ? say('confirmMerge', { unit: unit.name, successor: successorName })
          : say('confirmDissolve', { unit: unit.name }),
      text: isPlanned
        ? say('confirmPlan', { day: dayOf(lastDay) })
        : say('confirmText', { count: openMatters(work) }),
      ...(isPlanned ? {} : { tone: 'danger' as const }),
      confirmLabel: say('confirm'),
    });
  const waits = (): Told => ({
    title: sayOfProposal('proposed', { unit: unit.name }),
    text: sayOfProposal('proposedText'),
  });
  const take = async ({ lastDay, orderNo, note, isPlanned }: DissolutionOrder): Promise<Told> => {
    const sent = {
      ...{ unitId: unit.id, lastDay, orderNo, note },
      ...(successor ? { successorId: successor.value } : {}),
    };
    if (isPlanned) {
      const entered = await plan.mutateAsync(sent);
      if (entered.proposalId !== null) return waits();
      const text = say('plannedText', { day: dayOf(lastDay) });
      return { title: say('planned', { unit: unit.name }), text };
    }
    const { returned, moved, goesOnAt } = await end.mutateAsync({
      ...sent,
      seen: openMatters(work),
    });
    if (goesOnAt === null) return waits();
    const text = say('doneText', { returned, moved, successor: goesOnAt.name });
    return { title: say('done', { unit: unit.name }), text };
  };
  return { ask, take };
}
