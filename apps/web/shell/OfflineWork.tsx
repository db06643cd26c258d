import { endedSession, personIdOf, signedInUser, useUser } from '@sarn/authentication/web';
import { historySince, watchKeptDocuments } from '../kept-documents.ts';
import {
  call,
  deviceStore,
  lookAgain,
  offlineWords,
  onLineBack,
  provideOutbox,
  readStored,
  readStoredJson,
  sendWaiting,
  useLanguage,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import type { WaitingAct } from '@sarn/platform-web';
import type { UserLogin } from '@sarn/authentication/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

/**
 * While a person is signed in: what was pressed without a line is sent, and what they may not read any
 * more is removed.
 */
export function OfflineWork() {
  const cache = useQueryClient();
  const personId = useUser()?.personId ?? '';
  const toasts = useToasts();
  const say = useWords(offlineWords);
  const language = useLanguage();
  const nameOf = ({ label }: WaitingAct) => ({ act: language === 'en' ? label.en : label.th });
  const onSent = useEffectEvent((act: WaitingAct) => {
    const title = say('waiting.sent', nameOf(act));
    toasts.show({ tone: 'success', title, text: act.title });
    void cache.invalidateQueries({ queryKey: ['registry'] });
  });
  const onRefused = useEffectEvent((act: WaitingAct) => {
    const title = say('waiting.refusedToast', nameOf(act));
    toasts.show({ tone: 'danger', title, text: act.title });
    void offerAgain(act);
    void cache.invalidateQueries({ queryKey: ['registry'] });
  });
  useEffect(() => {
    if (personId === '') return;
    provideOutbox({
      personId,
      send: (act) => sendOf(act),
      isSignedIn: () => isSignedIn(personId),
      happenedSince: (act) => historySince(act.subjectId, act.seenAt),
      onSent: (act) => onSent(act),
      onRefused: (act) => onRefused(act),
    });
    return watchKeptDocuments();
  }, [personId]);
  // All that is shown may be old, and what could not be loaded is loaded now.
  useEffect(() => onLineBack(() => lookAgain(cache, () => true)), [cache]);
  useEffect(
    () =>
      endedSession.subscribe(() => {
        if (endedSession.get() === null) void sendWaiting();
      }),
    [],
  );
  return null;
}

/** What was typed is offered in its form again, as if it had never been sent. */
async function offerAgain({ typed, pressedAt, personId }: WaitingAct): Promise<void> {
  if (!typed) return;
  await deviceStore(personId).write(typed.key, { values: typed.values, savedAt: pressedAt });
}

function sendOf({ path, input, id }: WaitingAct): Promise<unknown> {
  const endpoint = { method: 'POST', path, access: 'session', isRepeatable: true } as const;
  return call(endpoint, input, { idempotencyKey: id });
}

/** As the browser keeps it: another tab may have signed somebody else in. */
function isSignedIn(personId: string): boolean {
  const kept = personIdOf(readStoredJson<UserLogin>('sarn_userLogin'));
  const shown = personIdOf(signedInUser.get());
  const hasToken = readStored('sarn_token') !== null && endedSession.get() === null;
  return hasToken && kept === personId && shown === personId;
}
