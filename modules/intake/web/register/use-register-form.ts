import { newCommandKey, useFocusWrong, useToasts, useWords } from '@sarn/platform-web';
import type { PickedFile } from '@sarn/file/web';
import { IncomingArrival, IncomingRegistration } from '@sarn/intake/contract';
import type { ArrivalDetail } from '@sarn/intake/contract';
import { useState } from 'react';
import { fieldErrors } from '@sarn/document/web';
import type { FieldErrors } from '@sarn/document/web';
import { useArriveIncoming, useRegisterIncoming } from './register.client.ts';
import type { Registered } from './register.client.ts';
import { registryWords } from '@sarn/document/web';
import { draftOfArrival, emptyDraft, toRegisterInput } from './register-draft.ts';
import type { RegisterDraft } from './register-draft.ts';

type Way = 'register' | 'arrive';

/** State of the register page: what is typed, what is wrong, what was registered last. */
export function useRegisterForm(formId: string, arrival?: ArrivalDetail) {
  const say = useWords(registryWords);
  const toasts = useToasts();
  const [draft, setDraft] = useState(() => (arrival ? draftOfArrival(arrival) : emptyDraft()));
  const [files, setFiles] = useState<readonly PickedFile[]>(arrival?.files ?? []);
  const [way, setWay] = useState<Way | null>(null);
  const [done, setDone] = useState<Registered | null>(null);
  const [key, setKey] = useState(newCommandKey);
  const register = useRegisterIncoming();
  const arrive = useArriveIncoming();
  const focusWrong = useFocusWrong(formId);
  const fileIds = files.map((file) => file.id);
  const sent = {
    ...toRegisterInput(draft),
    fileIds,
    ...(arrival ? { arrivalId: arrival.id } : {}),
  };
  const checkOf = (wanted: Way) =>
    wanted === 'register' ? IncomingRegistration.safeParse(sent) : IncomingArrival.safeParse(sent);

  // Only what the pressed button asks for is checked: the arrival box wants less.
  const checked = way === null ? null : checkOf(way);
  const errors: FieldErrors =
    checked && !checked.success ? fieldErrors(checked.error.issues, sent, say) : {};

  const restart = () => {
    setDraft(emptyDraft(draft.addressee));
    setFiles([]);
    setWay(null);
    setDone(null);
    setKey(newCommandKey());
    register.reset();
    arrive.reset();
  };
  const change = (part: Partial<RegisterDraft>) => {
    setDraft((known) => ({ ...known, ...part }));
    // What is sent next differs from what was refused, so it is another command.
    if (register.isError || arrive.isError) setKey(newCommandKey());
  };
  const submit = (wanted: Way) => {
    setWay(wanted);
    if (!checkOf(wanted).success) return focusWrong();
    if (register.isPending || arrive.isPending) return;
    if (wanted === 'register') {
      register.mutate({ ...sent, idempotencyKey: key }, { onSuccess: setDone });
      return;
    }
    const { title, sender } = draft;
    arrive.mutate(
      { title, sender, fileIds, idempotencyKey: key },
      {
        onSuccess: () => {
          toasts.show({ tone: 'success', title: say('register.arrived'), text: title });
          restart();
        },
      },
    );
  };
  return {
    draft,
    change,
    files,
    setFiles,
    done,
    restart,
    submit,
    error: (field: string) => errors[field] ?? null,
    failure: way === 'arrive' ? arrive.error : register.error,
    isRegistering: register.isPending,
    isArriving: arrive.isPending,
  };
}
