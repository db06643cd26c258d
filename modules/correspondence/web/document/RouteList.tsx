import { Badge, useLanguage, useWords, formatMoment } from '@sarn/platform-web';
import type { Tone } from '@sarn/platform-web';
import type { RouteStep } from '@sarn/document/contract';
import { coSignatoryWords } from '../act/co-signatory-words.ts';
import { actingForWords } from '@sarn/document/web';
import { registryWords } from '@sarn/document/web';

const tones: Readonly<Record<RouteStep['state'], Tone>> = {
  waiting: 'neutral',
  active: 'warning',
  passed: 'success',
  returned: 'danger',
  signed: 'success',
  skipped: 'warning',
};

/** The stations of the route of a document. */
export function RouteList({ steps }: { readonly steps: readonly RouteStep[] }) {
  const say = useWords(registryWords);
  const language = useLanguage();
  const sayActing = useWords(actingForWords);
  const sayTogether = useWords(coSignatoryWords);
  return (
    <ol className="doc-lines doc-route">
      {steps.map((step) => (
        <li key={step.id} aria-current={step.state === 'active' ? 'step' : undefined}>
          <div className="doc-line-head">
            <strong>{step.person.name}</strong>
            <Badge tone={tones[step.state]}>{say(`route.${step.state}`)}</Badge>
          </div>
          <div className="s-small s-muted">
            {say(step.role === 'sign' ? 'route.sign' : 'route.review')} · {step.person.positionName}
            {step.at && ` · ${formatMoment(step.at, language)}`}
            {step.startsWithPrevious && ` · ${sayTogether('together')}`}
          </div>
          {step.actedBy && (
            <div className="s-small">{sayActing('route.by', { name: step.actedBy })}</div>
          )}
        </li>
      ))}
    </ol>
  );
}
