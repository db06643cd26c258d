import { useDialogs } from '../../overlay/dialogs.ts';
import { useWords } from '../../words/words.ts';
import { keptWords } from './kept-words.ts';

/** A form that would be left: what of it is typed, and how to forget it. */
interface Left {
  readonly isLost: () => boolean;
  readonly clear: () => void;
}

/**
 * Asks before forms with input are left: go on typing, keep it for later, or leave without keeping.
 *
 * @returns whether they may be left; what is not to be kept was cleared
 */
export function useLeaveQuestion(): (forms: readonly Left[]) => Promise<boolean> {
  const dialogs = useDialogs();
  const say = useWords(keptWords);
  return async (forms) => {
    if (forms.length === 0) return true;
    const isLost = forms.some((form) => form.isLost());
    const keep = { key: 'keep', label: say('kept.keep') } as const;
    const answer = await dialogs.choose({
      title: say('kept.leaveTitle'),
      text: say(isLost ? 'kept.leaveLost' : 'kept.leaveText'),
      tone: 'warning',
      choices: [
        { key: 'discard', label: say('kept.leave') },
        ...(isLost ? [] : [keep]),
        { key: 'stay', label: say('kept.stay'), variant: 'primary' },
      ],
    });
    if (answer === 'discard') for (const form of forms) form.clear();
    return answer === 'discard' || answer === 'keep';
  };
}
