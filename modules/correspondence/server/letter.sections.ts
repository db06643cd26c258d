import { isPublicationKind } from '@sarn/document/contract';
import { changesOf } from './change.service.ts';
import { mayConsolidate } from './consolidation/consolidation.service.ts';
import { listConsolidations } from './consolidation/consolidation.store.ts';
import type { DetailAsk, OfferWords, SectionMakers } from '@sarn/document/server';
import { transmissionView, routeView } from '@sarn/document/server';
import { orderOf } from '@sarn/order-form/server';
import { findPublication } from './publication.store.ts';

/** What letters, memos and publications have beside the document itself. */
export const letterSections: Pick<SectionMakers, 'publication' | 'transmissions' | 'route'> = {
  publication: async (ask) => (ask.whole.document.destroyedAt ? null : publicationOf(ask)),
  transmissions: async ({ whole, entries, names }) =>
    whole.transmissions.map((transmission) => transmissionView(transmission, entries, names)),
  route: async ({ whole, names, isInside }) =>
    isInside ? whole.steps.map((step) => routeView(step, names)) : [],
};

/** What only published kinds have; null for the others. */
async function publicationOf({ deps, h, caller, seated, whole: { document } }: DetailAsk) {
  const { id, kind } = document;
  if (!isPublicationKind(kind)) return null;
  const fields = await findPublication(h, id);
  if (!fields) throw new Error(`${kind} without the fields of its kind`);
  const [issuer, changes, consolidations, isAllowed, order] = await Promise.all([
    deps.organisation.rootUnit(h),
    changesOf(deps, h, caller, { ...fields, id, kind }),
    listConsolidations(h, id),
    mayConsolidate(deps, h, document, seated.posts),
    orderOf(deps, h, id),
  ]);
  return {
    ...{ ...fields, issuer: issuer.name },
    ...changes,
    ...{ consolidations, order },
    mayConsolidate: isAllowed,
  };
}

/** Whether an act asks for the password, and the recipients that the order named. */
export const letterOfferWords: OfferWords = ({ deps, row, subject, names }) => {
  const guards = row.guards ?? [];
  const isOrder = guards.includes('orderPasswordConfirmed') && deps.orderAsksPassword;
  const named = row.form === 'dispatch' ? subject.document.orderRecipients : [];
  return {
    asksPassword: guards.includes('passwordConfirmed') || isOrder,
    recipients: named.map((to) => ({
      ...(to.unitId ? { unitId: to.unitId } : {}),
      ...(to.personId ? { personId: to.personId } : {}),
      role: to.role,
      name: to.unitId ? names.unit(to.unitId).name : names.person(to.personId ?? '').name,
    })),
  };
};
