import type { HealthCurve } from '@sarn/health/contract';
import { Card, useWords } from '@sarn/platform-web';
import { curveBox, curveLine } from './curve.ts';
import { healthWords } from './words/health-words.ts';

/** The last day as curves: times of the answers, and how many people used the system at once. */
export function DayCurves({ curves }: { readonly curves: readonly HealthCurve[] }) {
  const say = useWords(healthWords);
  return (
    <Card title={say('day')} isFlush>
      {curves.map((curve) => (
        <Curve key={curve.code} curve={curve} />
      ))}
    </Card>
  );
}

function Curve({ curve: { code, points } }: { readonly curve: HealthCurve }) {
  const say = useWords(healthWords);
  const values = points.map(({ value }) => Math.round(value));
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const name = say(`curve.${code}`);
  const line = curveLine(points);
  const newest = values.at(-1);
  const shown = {
    response: newest === undefined ? '' : say('milliseconds', { count: newest }),
    sessions: newest === undefined ? '' : say('most', { count: most }),
  }[code];
  return (
    <div className="health-curve">
      <div className="health-curve-head">
        <span>{name}</span>
        <strong>{shown}</strong>
      </div>
      {line === '' ? (
        <p className="s-muted s-small">{say('noCurve')}</p>
      ) : (
        <svg
          viewBox={`0 0 ${curveBox.width} ${curveBox.height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={say('curveText', { name, least, most })}
        >
          <polyline points={line} fill="none" vectorEffect="non-scaling-stroke" />
        </svg>
      )}
    </div>
  );
}
