import { Clock, GitCompareArrows } from 'lucide-react';
import { Button } from '../action/Button.tsx';
import { LinkButton } from '../action/LinkButton.tsx';
import { ApiError } from '../api/api-error.ts';
import { errorText } from '../words/error-text.ts';
import { useLanguage, useWords } from '../words/words.ts';
import { useMoment } from './use-offline.ts';
import { takeBack } from './waiting/waiting.ts';
import type { Happened, ShownTerm, WaitingAct, WaitingRefusal } from './waiting/waiting-act.ts';
import { offlineWords } from './words/offline-words.ts';

/** All acts that wait, to be taken back, and those that were refused, with what was typed. */
export function WaitingList({ acts }: { readonly acts: readonly WaitingAct[] }) {
  const say = useWords(offlineWords);
  return (
    <ul className="s-waiting" aria-label={say('waiting.list')}>
      {acts.map((act) => (
        <li key={act.id} data-refused={act.refusal !== null || undefined}>
          {act.refusal ? <Refused act={act} refusal={act.refusal} /> : <Waiting act={act} />}
        </li>
      ))}
    </ul>
  );
}

const useTerm = () => {
  const language = useLanguage();
  return (term: ShownTerm): string => (language === 'en' ? term.en : term.th);
};

function useName({ label, title }: WaitingAct) {
  return { act: useTerm()(label), title };
}

function Waiting({ act }: { readonly act: WaitingAct }) {
  const say = useWords(offlineWords);
  const moment = useMoment();
  const name = useName(act);
  return (
    <>
      <Clock size={20} aria-hidden="true" />
      <div className="s-waiting-text">
        <p>{say('waiting.what', name)}</p>
        <p className="s-small s-muted">{say('waiting.pressed', { at: moment(act.pressedAt) })}</p>
        {act.mayHaveArrived && <p className="s-small s-muted">{say('waiting.mayHaveArrived')}</p>}
      </div>
      <Button
        size="s"
        aria-label={say('waiting.takeBackOf', name)}
        onPress={() => void takeBack(act.id)}
      >
        {say('waiting.takeBack')}
      </Button>
    </>
  );
}

interface RefusedProps {
  readonly act: WaitingAct;
  readonly refusal: WaitingRefusal;
}

function Refused({ act, refusal }: RefusedProps) {
  const say = useWords(offlineWords);
  const language = useLanguage();
  const name = useName(act);
  return (
    <>
      <GitCompareArrows size={20} aria-hidden="true" />
      <div className="s-waiting-text">
        <p>{say('waiting.what', name)}</p>
        <p>{say('waiting.notSent', { reason: errorText(errorOf(refusal), language) })}</p>
        {refusal.happened.map((one) => (
          <HappenedLine key={`${one.at} ${one.who}`} happened={one} />
        ))}
        {act.texts.length > 0 && (
          <figure className="s-waiting-typed">
            <figcaption className="s-small s-muted">{say('waiting.typed')}</figcaption>
            {act.texts.map((text) => (
              <blockquote key={text}>{text}</blockquote>
            ))}
          </figure>
        )}
      </div>
      <div className="s-waiting-answers">
        <LinkButton href={act.link} variant="quiet">
          {say('waiting.open')}
        </LinkButton>
        <Button
          size="s"
          aria-label={say('waiting.removeOf', name)}
          onPress={() => void takeBack(act.id)}
        >
          {say('waiting.remove')}
        </Button>
      </div>
    </>
  );
}

function HappenedLine({ happened: { at, who, what } }: { readonly happened: Happened }) {
  const say = useWords(offlineWords);
  const moment = useMoment();
  const term = useTerm();
  return <p>{say('waiting.happened', { who, act: term(what), at: moment(at) })}</p>;
}

const errorOf = ({ code, params, message }: WaitingRefusal): ApiError =>
  new ApiError({ code, params, message, status: 409, requestId: null, body: {} });
