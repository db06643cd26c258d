import { civilDateAt } from '@sarn/kernel';
import type { CivilDate } from '@sarn/kernel';
import { useDialogs, useLanguage, useWords, formatDay } from '@sarn/platform-web';
import { openMatters } from '@sarn/reorganisation/contract';
import { useRef } from 'react';
import { useEndUnit, usePlanDissolution, useShownPreview } from './dissolution.client.ts';
import type { DissolutionPreview } from './dissolution.client.ts';
import type { DissolutionDraft, Told } from './dissolution-draft.ts';
import { useAsksSecond } from '../proposal/proposal.client.ts';
import { proposalWords } from '../proposal/words/proposal-words.ts';
import { dissolutionWords } from './words/dissolution-words.ts';

/** The unit that goes on; undefined while none is chosen. */
export const successorNameOf = (
  { how, successor }: DissolutionDraft,
  preview: DissolutionPreview,
): string | undefined => (how === 'merge' ? successor?.label : preview.above?.name);

/** Whether the last day is still to come: the order is entered as a plan. */
export const isPlanned = ({ lastDay }: Pick<DissolutionDraft, 'lastDay'>): boolean =>
  lastDay !== null && lastDay >= civilDateAt(new Date());

/** The question before sending, and the call that ends the unit or enters the plan. */
export function useDissolutionSteps() {
  const say = useWords(dissolutionWords);
  const sayOfProposal = useWords(proposalWords);
  const asksSecond = useAsksSecond();
  const language = useLanguage();
  const dialogs = useDialogs();
  const previewOf = useShownPreview();
  // The order is sent on the count that the question named, also when more comes in meanwhile.
  const confirmed = useRef(0);
  const textOf = (count: number, lastDay: CivilDate | null): string => {
    if (lastDay === null) {
      return asksSecond ? sayOfProposal('proposeText', { count }) : say('confirmText', { count });
    }
    const day = formatDay(lastDay, language, 'full');
    return asksSecond ? sayOfProposal('proposePlanText', { day }) : say('confirmPlan', { day });
  };
  const ask = async (draft: DissolutionDraft): Promise<boolean> => {
    const preview = previewOf(draft.unit?.value ?? null);
    const successor = preview && successorNameOf(draft, preview);
    if (!preview || successor === undefined) return false;
    const unit = preview.unit.name;
    const isLater = isPlanned(draft);
    confirmed.current = openMatters(preview.work);
    return dialogs.confirm({
      title:
        draft.how === 'merge'
          ? say('confirmMerge', { unit, successor })
          : say('confirmDissolve', { unit }),
      text: textOf(confirmed.current, isLater ? draft.lastDay : null),
      ...(isLater || asksSecond ? {} : { tone: 'danger' as const }),
      confirmLabel: asksSecond ? sayOfProposal('propose') : say('confirm'),
    });
  };
  const take = useTake();
  return { ask, take: async (draft: DissolutionDraft) => take(draft, confirmed.current) };
}

/** Sends the order, on the count of open matters that was seen. @returns what is told of it */
function useTake(): (draft: DissolutionDraft, seen: number) => Promise<Told> {
  const say = useWords(dissolutionWords);
  const sayOfProposal = useWords(proposalWords);
  const language = useLanguage();
  const end = useEndUnit();
  const plan = usePlanDissolution();
  return async (draft, seen) => {
    const { unit, how, successor, lastDay, orderNo, note } = draft;
    const sent = {
      ...{ unitId: unit?.value ?? '', lastDay: lastDay ?? '', orderNo, note },
      ...(how === 'merge' && successor ? { successorId: successor.value } : {}),
    };
    const name = unit?.label ?? '';
    const waits = (): Told => ({
      title: sayOfProposal('proposed', { unit: name }),
      text: sayOfProposal('proposedText'),
    });
    if (isPlanned(draft)) {
      const entered = await plan.mutateAsync(sent);
      if (entered.proposalId !== null) return waits();
      const text = say('plannedText', { day: formatDay(sent.lastDay, language, 'full') });
      return { title: say('planned', { unit: name }), text };
    }
    const { returned, moved, goesOnAt } = await end.mutateAsync({ ...sent, seen });
    if (goesOnAt === null) return waits();
    const text = say('doneText', { returned, moved, successor: goesOnAt.name });
    return { title: say('done', { unit: name }), text };
  };
}
