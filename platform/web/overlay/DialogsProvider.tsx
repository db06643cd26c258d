import { Suspense, lazy, useCallback, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { whenIdle } from '../when-idle.ts';
import { DialogsContext } from './dialogs.ts';
import type { AlertOptions, ConfirmOptions } from './dialogs.ts';
import type { Question } from './question.ts';

const load = () => import('./AlertBox.tsx');
const AlertBox = lazy(async () => ({ default: (await load()).AlertBox }));

let lastId = 0;

/** Holds the requested dialogs; they are shown one after the other. */
export function DialogsProvider({ children }: { readonly children: ReactNode }) {
  const [waiting, setWaiting] = useState<readonly Question[]>([]);
  const ask = useCallback(
    (kind: Question['kind'], options: Question['options']) =>
      new Promise<boolean>((resolve) => {
        const id = ++lastId;
        const answer = (isConfirmed: boolean) => {
          setWaiting((known) => known.filter((question) => question.id !== id));
          resolve(isConfirmed);
        };
        setWaiting((known) => [...known, { id, kind, options, answer }]);
      }),
    [],
  );
  const dialogs = useMemo(
    () => ({
      alert: async (options: AlertOptions) => void (await ask('alert', options)),
      confirm: (options: ConfirmOptions) => ask('confirm', options),
    }),
    [ask],
  );
  // Loaded in advance: the message may be that the connection is broken.
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), []);
  const current = waiting[0];
  return (
    <DialogsContext value={dialogs}>
      {children}
      {current && (
        <Suspense>
          <AlertBox key={current.id} question={current} />
        </Suspense>
      )}
    </DialogsContext>
  );
}
