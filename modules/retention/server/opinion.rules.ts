import type { RetentionOpinion } from '../contract/index.ts';

interface Said {
  readonly name: string;
  readonly opinion: RetentionOpinion;
  readonly years: number | null;
  readonly reason: string;
}

/**
 * What the committee says of a document: destroyed only when more than half of the members want it;
 * else kept longer when somebody named years and nobody wants it kept for good. Members of another
 * opinion are named.
 */
export function outcomeOf(said: readonly Said[]): {
  readonly decision: RetentionOpinion;
  readonly years: number | null;
  readonly remark: string;
} {
  const others = said.filter(({ opinion }) => opinion !== 'destroy');
  const remark = reasonsOf(others, said.length);
  if (others.length * 2 < said.length) return { decision: 'destroy', years: null, remark };
  if (others.some(({ opinion }) => opinion === 'keep')) {
    return { decision: 'keep', years: null, remark };
  }
  return { decision: 'extend', years: Math.max(...others.map(({ years }) => years ?? 1)), remark };
}

/**
 * Each reason once, behind the names of those who gave it, or behind one word for all members: a column of a
 * printed form is narrow.
 */
function reasonsOf(others: readonly Said[], members: number): string {
  return [...Map.groupBy(others, ({ reason }) => reason.trim())]
    .map(([reason, by]) => {
      const who =
        by.length === members && members > 1
          ? 'กรรมการทุกคน'
          : by.map(({ name }) => name).join(', ');
      return `${who}: ${reason}`;
    })
    .join(' / ');
}
