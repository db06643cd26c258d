import { useLeaveQuestion } from './use-leave-question.ts';
import type { FormFrame } from '../use-form.ts';

/**
 * Closes a form for the person who pressed its button, Escape or the cross: asks first where something typed
 * was not sent.
 *
 * @param onClose called once the form may close; while it is sent, that goes on and nothing is asked
 */
export function useClose(
  form: Pick<FormFrame, 'isDirty' | 'isPending' | 'input' | 'leave'>,
  onClose: () => void,
): () => Promise<void> {
  const mayLeave = useLeaveQuestion();
  return async () => {
    // What is being sent is not lost.
    const isUnsent = form.isDirty && !form.isPending;
    if (!(await mayLeave(isUnsent ? [form.input] : []))) return;
    form.leave();
    onClose();
  };
}
