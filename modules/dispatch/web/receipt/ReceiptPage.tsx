import { formatDay, formatMoment } from '@sarn/platform-web';
import {
  call,
  errorText,
  PublicButton,
  PublicForm,
  PublicTextField,
  useByHash,
  useForm,
  useLanguage,
  usePageTitle,
  useWords,
} from '@sarn/platform-web/public';
import { confirmReceipt, getReceipt } from '@sarn/dispatch/contract';
import type { ReceiptView } from '@sarn/dispatch/contract';
import { receiptWords } from './words/receipt-words.ts';
import './receipt.css';

/** The part after `#`: it reaches the server only with the calls of this page. */
const tokenNow = (): string => location.hash.slice(1);

/**
 * `/letter-receipt`: a receiver without an account sees which letter it is and confirms its
 * receipt. Opening the page confirms nothing, because programs open the links of mails, too.
 */
export default function ReceiptPage() {
  const say = useWords(receiptWords);
  usePageTitle(say('title'));
  const { shown, error, again, setShown } = useByHash(askReceipt);
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

const askReceipt = (token: string, signal: AbortSignal): Promise<ReceiptView> =>
  call(getReceipt, { token }, { signal });

function Facts({ letter }: { readonly letter: ReceiptView }) {
  const say = useWords(receiptWords);
  const language = useLanguage();
  const facts = [
    [say('from'), letter.agency],
    [say('to'), letter.recipient],
    [say('no'), letter.letterNo],
    [say('date'), letter.letterDate && formatDay(letter.letterDate, language, 'full')],
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
  const { confirmedAt, receiveNumber } = letter;
  const isDone = confirmedAt !== null && receiveNumber !== '';
  const form = useForm({
    name: 'receipt.confirm',
    start: { number: '' },
    send: async ({ number }) =>
      call(confirmReceipt, { token: tokenNow(), receiveNumber: number.trim() }),
    onDone,
  });
  const isMissing = confirmedAt !== null && form.values.number.trim() === '';
  const submit = async () => (isMissing ? null : form.submit());
  return (
    <PublicForm className="receipt-form" form={{ ...form, submit }}>
      {confirmedAt ? (
        <p className="receipt-done" role="status">
          <strong>{say('confirmed', { when: formatMoment(confirmedAt, language, 'full') })}</strong>
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
            maxLength={100}
            {...form.field('number')}
          />
          <PublicButton
            type="submit"
            variant={confirmedAt ? 'quiet' : 'primary'}
            isPending={form.isPending}
            isDisabled={isMissing}
          >
            {say(confirmedAt ? 'addNumber' : 'confirm')}
          </PublicButton>
        </>
      )}
      {form.failure !== null && (
        <p className="s-field-error" role="alert">
          {errorText(form.failure)}
        </p>
      )}
    </PublicForm>
  );
}
