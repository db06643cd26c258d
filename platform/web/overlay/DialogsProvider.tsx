import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { whenUsed } from '../when-used.ts';
import { lateOverlay, loadOverlays } from './late-overlay.tsx';
import { DialogsContext } from './dialogs.ts';
import type { Dialogs } from './dialogs.ts';
import type { Question } from './question.ts';

const AlertBox = lateOverlay(({ AlertBox: Box }) => Box);

let lastId = 0;

/** Holds the requested dialogs; they are shown one after the other. */
export function DialogsProvider({ children }: { readonly children: ReactNode }) {
  const [waiting, setWaiting] = useState<readonly Question[]>([]);
  const ask = useCallback(
    <A,>(make: (id: number, answer: (given: A) => void) => Question) =>
      new Promise<A>((resolve) => {
        const id = ++lastId;
        const answer = (given: A) => {
          setWaiting((known) => known.filter((question) => question.id !== id));
          resolve(given);
        };
        setWaiting((known) => [...known, make(id, answer)]);
      }),
    [],
  );
  const dialogs = useMemo<Dialogs>(
    () => ({
      alert: async (options) =>
        void (await ask<boolean>((id, answer) => ({ id, kind: 'alert', options, answer }))),
      confirm: (options) =>
        ask<boolean>((id, answer) => ({ id, kind: 'confirm', options, answer })),
      choose: async ({ choices, ...options }) => {
        const key = await ask<string | null>((id, answer) => ({
          ...{ id, kind: 'choose', answer },
          options: { ...options, choices },
        }));
        return choices.find((choice) => choice.key === key)?.key ?? null;
      },
    }),
    [ask],
  );
  // Loaded in advance: the message may be that the connection is broken. An error here comes again
  // when something opens, and is shown there.
  useEffect(() => whenUsed(() => void loadOverlays().catch(() => undefined)), []);
  const current = waiting[0];
  return (
    <DialogsContext value={dialogs}>
      {children}
      {current && <AlertBox key={current.id} question={current} />}
    </DialogsContext>
  );
}
