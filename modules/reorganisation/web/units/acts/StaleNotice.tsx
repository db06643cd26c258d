import { Button, useWords } from '@sarn/platform-web';
import type { UnitDetail } from '@sarn/reorganisation/contract';
import { useEffect, useState } from 'react';
import { useUnitNow } from '../units.client.ts';
import { unitsWords } from '../words/units-words.ts';
import { isStale } from './use-act-form.ts';

const compared = [
  ...(['nameTh', 'nameEn', 'abbreviation', 'letterCode', 'code', 'kind'] as const),
  ...(['sortKey', 'address', 'phone', 'fax', 'mail'] as const),
];

interface StaleNoticeProps {
  /** As the form read it. */
  readonly unit: UnitDetail;
  readonly failure: unknown;
  /** The version to go on with, after the administrator has looked. */
  readonly onAccept: (version: number) => void;
}

/** What another administrator changed meanwhile: both values, side by side. */
export function StaleNotice({ unit: given, failure, onAccept }: StaleNoticeProps) {
  const say = useWords(unitsWords);
  // The page reads the unit anew as soon as somebody saves: the difference is to what the form began with.
  const [unit] = useState(given);
  const { mutate, data: now, reset } = useUnitNow();
  const isShown = isStale(failure);
  useEffect(() => {
    if (isShown) mutate(unit.id);
    else reset();
  }, [isShown, mutate, reset, unit.id]);
  if (!isShown || !now) return null;
  const fields = compared.filter((field) => unit[field] !== now[field]);
  const above = [unit.path.at(-1), now.path.at(-1)];
  const isMoved = above[0]?.id !== above[1]?.id;
  const lines = [
    ...fields.map((field) => ({ field, seen: unit[field], now: now[field] })),
    ...(isMoved
      ? [{ field: 'parentId' as const, seen: above[0]?.name ?? '', now: above[1]?.name ?? '' }]
      : []),
  ];
  return (
    <section className="units-stale s-tone-warning" aria-label={say('stale.title')}>
      <h3>{say('stale.title')}</h3>
      {lines.length === 0 && <p>{say('stale.same')}</p>}
      <dl>
        {lines.map((line) => (
          <div key={line.field}>
            <dt>{say(`field.${line.field}`)}</dt>
            <dd>
              <span className="s-small">{say('stale.seen')}</span> {line.seen || '–'}
            </dd>
            <dd>
              <span className="s-small">{say('stale.now')}</span> <strong>{line.now || '–'}</strong>
            </dd>
          </div>
        ))}
      </dl>
      <Button size="s" onPress={() => onAccept(now.version)}>
        {say('stale.accept')}
      </Button>
    </section>
  );
}
