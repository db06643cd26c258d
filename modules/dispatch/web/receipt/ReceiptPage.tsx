import { formatDate, formatInstant } from '@sarn/kernel';
import {
  PublicButton,
  PublicTextField,
  call,
  errorText,
  isAborted,
  useLanguage,
  usePageTitle,
  useWords,
} from '@sarn/platform-web/public';
import { confirmReceipt, getReceipt } from '@sarn/dispatch/contract';
import type { ReceiptView } from '@sarn/dispatch/contract';
import { useCallback, useEffect, useState } from 'react';
import { receiptWords } from './words/receipt-words.ts';
import './receipt.css';

/** What stands behind `#`: it reaches the server with the calls of this page alone. */
const tokenNow = (): string => location.hash.slice(1);

/**
 * `/letter-receipt`: a receiver without an account sees which letter it is and confirms that he
 * has it. Opening the page confirms nothing: programs open the links of mails, too.
 */
export default function ReceiptPage() {
  const say = useWords(receiptWords);
  usePageTitle(say('title'));
  const { shown, error, again, setShown } = useReceipt();
  if (error) {
    return (
      <div className="receipt-page">
        <h1>{say('failed')}</h1>
        <p role="alert">{errorText(error)}</p>
        <PublicButton onPress={again}>{say('again')}</PublicButton>
      </div>
    );
  }
  if (!shown) return <p role="status">{say('loading')}</p>;
  return (
    <article className="receipt-page">
      <h1>{say('title')}</h1>
      <Facts letter={shown} />
      <Confirming letter={shown} onDone={setShown} />
    </article>
  );
}

function useReceipt() {
  const [shown, setShown] = useState<ReceiptView | null>(null);
  const [error, setError] = useState<unknown>(null);
  const load = useCallback(async (signal?: AbortSignal) => {
    try {
      setShown(await call(getReceipt, { token: tokenNow() }, signal ? { signal } : {}));
      setError(null);
    } catch (failure) {
      if (!isAborted(failure)) setError(failure);
    }
  }, []);
  useEffect(() => {
    const giveUp = new AbortController();
    void load(giveUp.signal);
    // Another link pasted into the same window.
    const look = () => void load();
    window.addEventListener('hashchange', look);
    return () => {
      giveUp.abort();
      window.removeEventListener('hashchange', look);
    };
  }, [load]);
  return { shown, error, setShown, again: () => void load() };
}

function Facts({ letter }: { readonly letter: ReceiptView }) {
  const say = useWords(receiptWords);
  const language = useLanguage();
  const facts = [
    [say('from'), letter.agency],
    [say('to'), letter.recipient],
    [say('no'), letter.letterNo],
    [say('date'), letter.letterDate && formatDate(letter.letterDate, 'full', language)],
    [say('subject'), letter.subject],
  ];
  return (
    <dl className="receipt-facts">
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface ConfirmingProps {
  readonly letter: ReceiptView;
  readonly onDone: (letter: ReceiptView) => void;
}

function Confirming({ letter, onDone }: ConfirmingProps) {
  const say = useWords(receiptWords);
  const language = useLanguage();
  const [number, setNumber] = useState('');
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const { confirmedAt, receiveNumber } = letter;
  const isDone = confirmedAt !== null && receiveNumber !== '';
  const send = async () => {
    setPending(true);
    setError(null);
    try {
      const input = { token: tokenNow(), receiveNumber: number.trim() };
      onDone(await call(confirmReceipt, input));
    } catch (failure) {
      setError(failure);
    }
    setPending(false);
  };
  return (
    <form
      className="receipt-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending && (confirmedAt === null || number.trim() !== '')) void send();
      }}
    >
      {confirmedAt ? (
        <p className="receipt-done" role="status">
          <strong>
            {say('confirmed', { when: formatInstant(confirmedAt, 'full', language) })}
          </strong>
          <br />
          {isDone ? `${say('numberIs')} ${receiveNumber} · ${say('thanks')}` : say('thanks')}
        </p>
      ) : (
        <p>{say('ask')}</p>
      )}
      {!isDone && (
        <>
          <PublicTextField
            label={say('number')}
            description={say('numberHint')}
            value={number}
            maxLength={100}
            onChange={setNumber}
          />
          <PublicButton
            type="submit"
            variant={confirmedAt ? 'quiet' : 'primary'}
            isPending={isPending}
            isDisabled={confirmedAt !== null && number.trim() === ''}
          >
            {say(confirmedAt ? 'addNumber' : 'confirm')}
          </PublicButton>
        </>
      )}
      {error !== null && (
        <p className="s-field-error" role="alert">
          {errorText(error)}
        </p>
      )}
    </form>
  );
}
