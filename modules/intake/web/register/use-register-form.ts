import { useFieldErrors, useForm, useToasts, useWords } from '@sarn/platform-web';
import type { Form } from '@sarn/platform-web';
import type { PickedFile } from '@sarn/file/web';
import { isClassified } from '@sarn/document/contract';
import { IncomingArrival, IncomingRegistration, isEmptyField } from '@sarn/intake/contract';
import type { ArrivalDetail, AskedField, AskedFieldName } from '@sarn/intake/contract';
import { usualSpeed } from '@sarn/document-classes/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { startValues, useAskedFields, useNeeded } from '../registration/use-asked-fields.ts';
import { useArriveIncoming, useRegisterIncoming } from './register.client.ts';
import type { Registered } from './register.client.ts';
import { registryWords } from '@sarn/document/web';
import { draftOfArrival, emptyDraft, toRegisterInput } from './register-draft.ts';
import type { RegisterDraft } from './register-draft.ts';
import { isPdf, useLetterReading } from './use-letter-reading.ts';
import { useHeadOfAgency, useUsualAddressee } from './use-usual-addressee.ts';

interface Registering {
  readonly draft: RegisterDraft;
  readonly files: readonly PickedFile[];
}

const startOf = (arrival: ArrivalDetail | undefined, usual: string): Registering =>
  arrival
    ? { draft: draftOfArrival(arrival), files: arrival.files }
    : { draft: emptyDraft(usual), files: [] };

/** Fills in what the file says; an arrival brought that with it. @returns the fields that say so */
function useReadValues(
  { values: { draft, files }, adopt }: Pick<Form<Registering, unknown, string>, 'values' | 'adopt'>,
  asked: readonly AskedField[] | undefined,
  isArrival: boolean,
) {
  return useLetterReading(isArrival ? undefined : files.find(isPdf)?.id, {
    values: draft,
    asked,
    isFree: (name) => !draft[name] || (name === 'speed' && draft.speed === usualSpeed),
    fill: (part) => adopt((known) => ({ draft: { ...known.draft, ...part } })),
  });
}

/** Fills in the first values of the agency, once they are known, where nothing else stands. */
function useStartValues(
  form: Pick<Form<Registering, unknown, string>, 'values' | 'adopt' | 'kept'>,
  asked: readonly AskedField[] | undefined,
): void {
  const { draft } = form.values;
  // An empty form, also the one for the next letter.
  const isNew = draft.title === '' && draft.letterNo === '' && form.kept === null;
  const fill = useEffectEvent(() => {
    const isUntouched = (name: AskedFieldName) =>
      name === 'speed' ? draft.speed === usualSpeed : isEmptyField(name, draft);
    const values = startValues(asked ?? [], isUntouched);
    if (Object.keys(values).length === 0) return;
    form.adopt((known) => ({ draft: { ...known.draft, ...values } }));
  });
  const isKnown = asked !== undefined;
  useEffect(() => {
    if (isKnown && isNew) fill();
  }, [isKnown, isNew]);
}

/** State of the register page: typed values, errors, and the last registered letter. */
export function useRegisterForm(arrival?: ArrivalDetail) {
  const say = useWords(registryWords);
  const toasts = useToasts();
  const { ofInput } = useFieldErrors();
  const [done, setDone] = useState<Registered | null>(null);
  const register = useRegisterIncoming();
  const arrive = useArriveIncoming();
  const usual = useHeadOfAgency();
  const asked = useAskedFields(arrival ? 'arrival' : 'outside');
  const needed = useNeeded(asked);
  const inputOf = ({ draft, files }: Registering) => ({
    ...toRegisterInput(draft),
    fileIds: files.map((file) => file.id),
    ...(arrival ? { arrivalId: arrival.id } : {}),
  });
  const form = useForm({
    name: 'incoming.register',
    about: arrival?.id,
    // Known already on a second visit: a form that is filled in later would hide what was kept of it.
    start: startOf(arrival, usual),
    ways: ['register', 'arrive'],
    keep: ({ draft }) => (isClassified(draft.secrecy) ? 'server' : 'device'),
    // Only the fields that the pressed button needs are checked: the arrival box needs fewer.
    check: (values, way) =>
      way === 'register'
        ? { ...needed(values.draft), ...ofInput(IncomingRegistration, inputOf(values)) }
        : ofInput(IncomingArrival, inputOf(values)),
    send: async (values, { way, idempotencyKey }): Promise<Registered | null> => {
      const input = inputOf(values);
      if (way === 'register') return register.mutateAsync({ ...input, idempotencyKey });
      const { title, sender, fileIds } = input;
      await arrive.mutateAsync({ title, sender, fileIds, idempotencyKey });
      return null;
    },
    onDone: (registered, { draft }) => {
      setDone(registered);
      if (registered) return;
      toasts.show({ tone: 'success', title: say('register.arrived'), text: draft.title });
      restart();
    },
  });
  const { draft } = form.values;
  useUsualAddressee(draft.addressee === '' && !arrival && form.kept === null, (addressee) =>
    form.adopt((known) => ({ draft: { ...known.draft, addressee } })),
  );
  useStartValues(form, asked);
  const read = useReadValues(form, asked, arrival !== undefined);
  const restart = () => {
    form.reset({ draft: emptyDraft(draft.addressee), files: [] });
    setDone(null);
  };
  return {
    ...form,
    draft,
    read,
    changeDraft: (part: Partial<RegisterDraft>) =>
      form.change((known) => ({ draft: { ...known.draft, ...part } })),
    done,
    restart,
  };
}
