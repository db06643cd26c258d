import { PublicButton, useWords } from '@sarn/platform-web/public';
import { CircleAlert, ShieldCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { solveCaptcha } from './solve.ts';
import { captchaWords } from './words/captcha-words.ts';
import './captcha.css';

export interface CaptchaBoxProps {
  /** Called once with the value of the field `captcha`; a new function starts a new challenge. */
  readonly onSolved: (solution: string) => void;
}

/** The check against automated programs: the person only waits a moment. */
export default function CaptchaBox({ onSolved }: CaptchaBoxProps) {
  const [turn, setTurn] = useState(0);
  return <CaptchaTurn key={turn} onSolved={onSolved} onAgain={() => setTurn(turn + 1)} />;
}

interface CaptchaTurnProps extends CaptchaBoxProps {
  readonly onAgain: () => void;
}

/** One challenge, from the request to the solution. */
function CaptchaTurn({ onSolved, onAgain }: CaptchaTurnProps) {
  const say = useWords(captchaWords);
  const [state, setState] = useState<'working' | 'done' | 'failed'>('working');
  useEffect(() => {
    const stop = new AbortController();
    solveCaptcha(stop.signal).then(
      (solution) => {
        if (stop.signal.aborted) return;
        setState('done');
        onSolved(solution);
      },
      (error: unknown) => {
        if (stop.signal.aborted) return;
        console.warn('the captcha was not solved', error);
        setState('failed');
      },
    );
    return () => stop.abort();
  }, [onSolved]);
  return (
    <div className="captcha-box" data-state={state}>
      <p role="status">
        {icons[state]}
        {say(state)}
      </p>
      {state === 'failed' && <PublicButton onPress={onAgain}>{say('again')}</PublicButton>}
    </div>
  );
}

const icons = {
  working: <span className="s-spinner s-spinner-s" aria-hidden="true" />,
  done: <ShieldCheck size={20} aria-hidden="true" />,
  failed: <CircleAlert size={20} aria-hidden="true" />,
};
