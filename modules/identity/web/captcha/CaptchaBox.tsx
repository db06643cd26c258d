import { PublicButton, useWords } from '@sarn/platform-web/public';
import { CircleAlert, ShieldCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { solveCaptcha } from './solve.ts';
import { captchaWords } from './words/captcha-words.ts';
import './captcha.css';

export interface CaptchaBoxProps {
  /** Called once with what goes into the field `captcha`. */
  readonly onSolved: (solution: string) => void;
}

/** The check against automated programs: it asks nothing of the person but a moment. */
export default function CaptchaBox({ onSolved }: CaptchaBoxProps) {
  const say = useWords(captchaWords);
  const [turn, setTurn] = useState(0);
  const [state, setState] = useState<'working' | 'done' | 'failed'>('working');
  useEffect(() => {
    const stop = new AbortController();
    setState('working');
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
    // One try a turn; a new callback is no reason to begin anew.
  }, [turn]);
  return (
    <div className="captcha-box" data-state={state}>
      <p role="status">
        {icons[state]}
        {say(state)}
      </p>
      {state === 'failed' && (
        <PublicButton onPress={() => setTurn(turn + 1)}>{say('again')}</PublicButton>
      )}
    </div>
  );
}

const icons = {
  working: <span className="s-spinner s-spinner-s" aria-hidden="true" />,
  done: <ShieldCheck size={20} aria-hidden="true" />,
  failed: <CircleAlert size={20} aria-hidden="true" />,
};
