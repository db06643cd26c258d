import type { PointField, PointLevel, RegistrationPoint } from '@sarn/register/contract';
import { pointLevels } from '@sarn/register/contract';
import {
  Dialog,
  ErrorSummary,
  Skeleton,
  Timeline,
  formatMoment,
  useLanguage,
  useWords,
} from '@sarn/platform-web';
import { usePointChanges } from './point.client.ts';
import { pointWords } from './words/point-words.ts';

interface PointHistoryProps {
  readonly point: RegistrationPoint;
  readonly onClose: () => void;
}

const isLevel = (text: string): text is PointLevel => pointLevels.some((level) => level === text);

const isShare = (field: PointField) => field.startsWith('share-');

/** Who changed a point, when, why, and what. */
export function PointHistory({ point, onClose }: PointHistoryProps) {
  const say = useWords(pointWords);
  const language = useLanguage();
  const found = usePointChanges(point.unitId);
  const labels = {
    ...{ level: say('level'), through: say('through'), covers: say('covers') },
    validTo: say('form.validTo'),
    ...{ 'share-receive': say('shares.receive'), 'share-send': say('shares.send') },
    ...{ 'share-memo': say('shares.memo'), 'share-from': say('shares.from') },
  };
  const shown = (field: PointField, text: string) => {
    if (text === '') return say(isShare(field) ? 'shares.own' : 'nothing');
    return isLevel(text) ? say(`levels.${text}`) : text;
  };
  const rows = found.data?.rows;
  return (
    <Dialog isOpen size="m" title={say('historyOf', { name: point.name })} onClose={onClose}>
      <ErrorSummary error={found.error} onRetry={() => void found.refetch()} />
      {!rows && !found.error && <Skeleton kind="lines" />}
      {rows?.length === 0 && <p className="s-muted">{say('historyNone')}</p>}
      {rows && rows.length > 0 && (
        <Timeline
          aria-label={say('history')}
          entries={rows.map(({ id, at, personName, reason, changes }) => ({
            ...{ id, at, who: personName, when: formatMoment(at, language), what: say('changed') },
            note: (
              <span className="points-changes">
                {changes.map(({ field, from, to }) => (
                  <span key={field}>
                    {labels[field]}: {field === 'share-from' ? '' : `${shown(field, from)} → `}
                    {shown(field, to)}
                  </span>
                ))}
                <span>{say('reasonTold', { reason })}</span>
              </span>
            ),
          }))}
        />
      )}
    </Dialog>
  );
}
