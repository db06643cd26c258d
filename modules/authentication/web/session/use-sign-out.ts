import {
  clearDevice,
  countOnDevice,
  openForms,
  takeBackAll,
  useDialogs,
  useWaitingActs,
  useWords,
} from '@sarn/platform-web';
import { signOut, signedInUser } from './session.ts';
import { personIdOf } from './user.wire.ts';
import { sessionWords } from './words/session-words.ts';

/** Signs out; where unsent input lies in this browser, asks first whether it may stay there. */
export function useSignOut(): () => Promise<void> {
  const say = useWords(sessionWords);
  const dialogs = useDialogs();
  const waiting = useWaitingActs().length;
  return async () => {
    const personId = personIdOf(signedInUser.get());
    const count = countOnDevice(personId);
    if (count > 0 || waiting > 0) {
      const forms = count > 0 ? [say('leave.text', { count })] : [];
      const acts = waiting > 0 ? [say('leave.waiting', { count: waiting })] : [];
      const answer = await dialogs.choose({
        title: say('leave.title'),
        text: [...forms, ...acts].join('\n'),
        tone: 'warning',
        choices: [
          { key: 'cancel', label: say('leave.cancel') },
          { key: 'clear', label: say('leave.clear') },
          { key: 'keep', label: say('leave.keep'), variant: 'primary' },
        ],
      });
      if (answer === null || answer === 'cancel') return;
      if (answer === 'clear') {
        // An open form would write once more when the page closes.
        for (const form of openForms()) form.input.clear();
        clearDevice(personId);
        await takeBackAll();
      }
    }
    await signOut();
  };
}
