import { formatDate } from '@sarn/kernel';
import type { CivilDate } from '@sarn/kernel';
import { useDialogs, useLanguage, useToasts, useWords } from '@sarn/platform-web';
import type { Option } from '@sarn/platform-web';
import { openMatters } from '@sarn/reorganisation/contract';
import { useEndUnit, usePlanDissolution } from './dissolution.client.ts';
import type { DissolutionPreview } from './dissolution.client.ts';
import type { DissolutionWay } from './DissolutionWork.tsx';
import { dissolutionWords } from './words/dissolution-words.ts';

interface DissolutionCase {
  readonly preview: DissolutionPreview;
  readonly how: DissolutionWay;
  readonly successor: Option | null;
  /** Name of the unit that goes on; undefined while none is chosen. */
  readonly heir: string | undefined;
  readonly onDone: () => void;
}

interface DissolutionOrder {
  readonly lastDay: CivilDate;
  readonly orderNo: string;
  readonly note: string;
  readonly isPlanned: boolean;
}

/** Asks once more, then ends the unit or enters the day on which it will. */
export function useDissolutionSteps({ preview, how, successor, heir, onDone }: DissolutionCase) {
  const say = useWords(dissolutionWords);
  const language = useLanguage();
  const dialogs = useDialogs();
  const toasts = useToasts();
  const end = useEndUnit();
  const plan = usePlanDissolution();
  const { unit, work } = preview;
  const tell = (title: string, text: string) => {
    toasts.show({ tone: 'success', title, text });
    onDone();
  };
  const take = async ({ lastDay, orderNo, note, isPlanned }: DissolutionOrder): Promise<void> => {
    if (heir === undefined) return;
    const day = formatDate(lastDay, 'full', language);
    const isSure = await dialogs.confirm({
      title:
        how === 'merge'
          ? say('confirmMerge', { unit: unit.name, heir })
          : say('confirmDissolve', { unit: unit.name }),
      text: isPlanned
        ? say('confirmPlan', { day })
        : say('confirmText', { count: openMatters(work) }),
      ...(isPlanned ? {} : { tone: 'danger' as const }),
      confirmLabel: say('confirm'),
    });
    if (!isSure) return;
    const sent = {
      ...{ unitId: unit.id, lastDay, orderNo, note },
      ...(successor ? { successorId: successor.value } : {}),
    };
    if (isPlanned) {
      const onSuccess = () =>
        tell(say('planned', { unit: unit.name }), say('plannedText', { day }));
      plan.mutate(sent, { onSuccess });
      return;
    }
    end.mutate(
      { ...sent, seen: openMatters(work) },
      {
        onSuccess: ({ returned, moved, goesOnAt }) =>
          tell(
            say('done', { unit: unit.name }),
            say('doneText', { returned, moved, heir: goesOnAt.name }),
          ),
      },
    );
  };
  return { take, error: end.error ?? plan.error, isPending: end.isPending || plan.isPending };
}
