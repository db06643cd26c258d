import {
  Button,
  ErrorSummary,
  LinkButton,
  useDialogs,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import type { ArrivalDetail } from '@sarn/intake/contract';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { arrivalsPath, registerArrivalPath } from '../register/paths.ts';
import { useDropArrival, useRestoreArrival } from './arrival.client.ts';
import { RefuseDialog } from './RefuseDialog.tsx';
import { arrivalWords } from './words/arrival-words.ts';

/** The actions of the registrar: none once the letter is registered or refused. */
export function ArrivalActions({ arrival }: { readonly arrival: ArrivalDetail }) {
  const { state } = arrival;
  if (state === 'waiting') return <Waiting arrival={arrival} />;
  return state === 'spam' ? <PutAside arrival={arrival} /> : null;
}

function Waiting({ arrival }: { readonly arrival: ArrivalDetail }) {
  const { id, title } = arrival;
  const say = useWords(arrivalWords);
  const dialogs = useDialogs();
  const toasts = useToasts();
  const navigate = useNavigate();
  const drop = useDropArrival();
  const [isRefusing, setRefusing] = useState(false);
  const back = () => void navigate({ to: arrivalsPath });
  const putAside = async () => {
    const question = { title: say('notLetterSure'), text: say('notLetterText') };
    if (!(await dialogs.confirm(question))) return;
    const onSuccess = () => {
      toasts.show({ title: say('notLetterDone'), text: title });
      back();
    };
    drop.mutate(id, { onSuccess });
  };
  return (
    <>
      <ErrorSummary error={drop.error} isFocused />
      <Button variant="ghost" isPending={drop.isPending} onPress={() => void putAside()}>
        {say('notLetter')}
      </Button>
      <Button onPress={() => setRefusing(true)}>{say('refuse')}</Button>
      <LinkButton variant="primary" href={registerArrivalPath(id)}>
        {say('register')}
      </LinkButton>
      {isRefusing && (
        <RefuseDialog arrival={arrival} onDone={back} onClose={() => setRefusing(false)} />
      )}
    </>
  );
}

function PutAside({ arrival: { id, title } }: { readonly arrival: ArrivalDetail }) {
  const say = useWords(arrivalWords);
  const toasts = useToasts();
  const restore = useRestoreArrival();
  const onSuccess = () => toasts.show({ tone: 'success', title: say('restored'), text: title });
  return (
    <>
      <ErrorSummary error={restore.error} isFocused />
      <Button
        variant="primary"
        isPending={restore.isPending}
        onPress={() => restore.mutate(id, { onSuccess })}
      >
        {say('restore')}
      </Button>
    </>
  );
}
