import { useRef, useState } from 'react';
import { newCommandKey } from '../api/idempotency.ts';
import { usePresence } from './use-presence.ts';

export interface SentBy<W extends string> {
  /** The button used, where a form has several. */
  readonly way: W;
  /** The same for repeated attempts; a new one after a change, which is another command. */
  readonly idempotencyKey: string;
}

export interface Refusal<V> {
  readonly failure: unknown;
  /** What was refused: a field that was changed since is not wrong any more. */
  readonly values: V;
}

interface Sends<V, R, W extends string> {
  readonly ask?: (values: V, way: W) => Promise<boolean>;
  readonly send: (values: V, by: SentBy<W>) => Promise<R>;
  readonly onUnseenFailure?: ((failure: unknown) => void) | undefined;
}

/** The call of a form: one at a time, with a key that marks a repeat as the same command. */
export function useSending<V, R, W extends string>(spec: Sends<V, R, W>) {
  const [pending, setPending] = useState<W | null>(null);
  const [refusal, setRefusal] = useState<Refusal<V> | null>(null);
  // Read at once, and not after the next render: a second press comes sooner.
  const isSending = useRef(false);
  const command = useRef<string | null>(null);
  const presence = usePresence();
  const renew = () => {
    command.current = null;
  };
  /** @returns null where it failed, which is then in `refusal`, or was cancelled */
  const send = async (values: V, way: W): Promise<{ readonly result: R } | null> => {
    isSending.current = true;
    presence.begin();
    try {
      if (spec.ask && !(await spec.ask(values, way))) return null;
      command.current ??= newCommandKey();
      setPending(way);
      setRefusal(null);
      const result = await spec.send(values, { way, idempotencyKey: command.current });
      renew();
      return { result };
    } catch (failure) {
      setRefusal({ failure, values });
      if (presence.isUnseen()) spec.onUnseenFailure?.(failure);
      return null;
    } finally {
      isSending.current = false;
      setPending(null);
    }
  };
  return {
    pending,
    refusal,
    isSending: () => isSending.current,
    leave: presence.leave,
    isLeft: presence.isLeft,
    send,
    renew,
    forget: () => {
      renew();
      setRefusal(null);
    },
  };
}
