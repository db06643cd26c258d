import type { Caller } from '@sarn/platform-server';
import { actTerm } from '../contract/index.ts';
import type { MayAct, Transition } from '../contract/index.ts';
import type { Dependencies } from './dependencies.ts';
import type { Names, OfferSaid, Seated, Whole } from './detail-parts.ts';
import { linesOf } from './actor.ts';
import { subjectsOf, targetIdOf } from './subject.ts';
import type { ActingBasis } from './transition-rules.ts';
import type { Subject } from './subject.ts';

/**
 * What the reader may do with the document, its transmissions and its assignments now; made from
 * the flow table.
 */
export function mayOf(
  deps: Dependencies,
  caller: Caller,
  whole: Whole,
  names: Names,
  seated: Seated,
): MayAct[] {
  return subjectsOf(whole).flatMap((subject) =>
    deps.engine.offersFor(subject).flatMap((row) => {
      const { id: actorId, principals } = caller;
      const query = {
        engine: deps.engine,
        actorId,
        principals,
        roles: row.by,
        act: row.act,
        subject,
      };
      const ways = deps.rules.acting.waysOf({ ...query, ...seated });
      return ways.length > 0
        ? [{ ...offer(deps, row, subject, names), capacities: capacitiesOf(ways), reserved: [] }]
        : [];
    }),
  );
}

/** The posts from which an act can be done, the usual one first. */
function capacitiesOf(ways: readonly ActingBasis[]): MayAct['capacities'] {
  return ways.flatMap(({ post }) =>
    post
      ? [
          {
            postId: post.id,
            delegationId: post.acting?.delegationId ?? null,
            lines: [...linesOf(post)],
            principalName: post.acting?.principalName ?? '',
            matters: post.acting?.matters ?? '',
            endsAt: post.acting?.endsAt ?? null,
          },
        ]
      : [],
  );
}

function offer(
  deps: Dependencies,
  row: Transition,
  subject: Subject,
  names: Names,
): Omit<MayAct, 'capacities' | 'reserved'> {
  const at = { deps, row, subject, names };
  const words = deps.detail.offerWords.reduce<OfferSaid>(
    (known, more) => ({ ...known, ...more(at) }),
    { asksPassword: false, scopeUnitId: null, recipients: [] },
  );
  return {
    on: subject.on,
    targetId: targetIdOf(subject),
    act: row.act,
    actTerm: actTerm(row.act),
    form: row.form,
    tone: row.tone,
    ...words,
    about: aboutOf(subject, names),
  };
}

function aboutOf(subject: Subject, names: Names): string {
  if (subject.on === 'assignment' && subject.assignment)
    return names.person(subject.assignment.assigneeId).name;
  if (subject.transmission?.toUnitId) return names.unit(subject.transmission.toUnitId).name;
  if (subject.transmission?.toPersonId) return names.person(subject.transmission.toPersonId).name;
  return '';
}
