import { formsToLeave, useLeaveQuestion } from '@sarn/platform-web';
import type { OpenForm } from '@sarn/platform-web';
import { useRouter } from '@tanstack/react-router';
import type { HistoryLocation, RouterHistory } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Asks before unsent input is left, by a link, by Back and by Forward; renders nothing. */
export function LeaveGuard() {
  const history: RouterHistory = useRouter().history;
  const mayLeave = useLeaveQuestion();
  useEffect(() =>
    // Not `useBlocker`: it does not pass on the state of the entries, in which the opened document is.
    history.block({
      blockerFn: async ({ currentLocation, nextLocation }) =>
        !(await mayLeave(formsLeft(currentLocation, nextLocation).map((form) => form.input))),
      enableBeforeUnload: () => formsToLeave().length > 0,
    }),
  );
  return null;
}

/**
 * The forms with input that are not on the screen any more at the next address. The same page with
 * other filters keeps its forms; a document that is closed above it takes its own with it.
 */
function formsLeft(current: HistoryLocation, next: HistoryLocation): readonly OpenForm[] {
  if (current.pathname !== next.pathname) return formsToLeave();
  const documentOf = ({ state }: HistoryLocation) => state.openedDocument?.documentId;
  return documentOf(current) === documentOf(next) ? [] : formsToLeave('window');
}
