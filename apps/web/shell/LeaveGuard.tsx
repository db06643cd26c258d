import { formsToLeave, useLeaveQuestion } from '@sarn/platform-web';
import { useBlocker } from '@tanstack/react-router';

/** Asks before a page with unsent input is left; renders nothing. */
export function LeaveGuard() {
  const mayLeave = useLeaveQuestion();
  useBlocker({
    // The same page with other filters keeps its forms.
    shouldBlockFn: async ({ current, next }) =>
      current.pathname !== next.pathname &&
      !(await mayLeave(formsToLeave().map((form) => form.input))),
    enableBeforeUnload: () => formsToLeave().length > 0,
  });
  return null;
}
