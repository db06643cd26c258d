import type { Organisation } from '@sarn/organisation/server';
import type { Unit } from '@sarn/organisation/contract';
import type { OrganisationPort } from './ports.ts';

/**
 * The people and units of the agency in the form the registry works with: Thai names, lists in the
 * order asked for; English ones only for letters in English. History and notices are written in Thai, the language of the documents.
 */
export function toOrganisationPort(organisation: Organisation): OrganisationPort {
  return {
    async personCard(h, ids) {
      const cards = await organisation.personCard(h, ids);
      return pick(cards, ids).map(
        ({ id, name, nameEn, positionName, positionNameEn, unitName }) => {
          return { id, name, nameEn, positionName, positionNameEn, unitName };
        },
      );
    },
    unitsWithAncestors: (h, who) => organisation.unitsWithAncestors(h, who),
    async postsOf(h, personId, day) {
      const posts = await organisation.postsOf(h, personId, day);
      return posts.map((post) => ({
        id: post.id,
        unitId: post.unitId,
        servesUnitId: post.servesUnitId,
        duty: post.duty,
        title: post.titleTh,
        actingPhrase: post.actingPhrase,
        acting: post.acting,
      }));
    },
    assertMaySign: (h, ids) => organisation.assertMaySign(h, ids),
    liveDelegations: (tx, ids) => organisation.liveDelegations(tx, ids),
    limitedDelegates: (h, principals) => organisation.limitedDelegates(h, principals),
    keysOfOrder: (h, delegationId) => organisation.keysOfOrder(h, delegationId),
    endedCapacities: (h, personId) => organisation.endedCapacities(h, personId),
    async units(h, ids) {
      return pick(await organisation.units(h, ids), ids).map(toUnit);
    },
    unitContacts: (h, ids) => organisation.unitContacts(h, ids),
    formerNames: (h, asked) => organisation.formerNames(h, asked),
    async unitTree(h, within) {
      const nodes = await organisation.unitTree(h, within);
      return nodes.map(({ id, parentId, nameTh: name, depth }) => ({ id, parentId, name, depth }));
    },
    successors: (h) => organisation.successors(h),
    unitPosts: (h, unitId) => organisation.unitPosts(h, unitId),
    ancestors: (h, unitId) => organisation.ancestors(h, unitId),
    rootUnit: async (h) => toUnit(await organisation.rootUnit(h)),
    headTitle: (h, unitId) => organisation.headTitle(h, unitId),
    lapsedClearances: (h) => organisation.lapsedClearances(h),
    secretKeys: (h, personId) => organisation.secretKeys(h, personId),
    peopleForPrincipals: (h, principals) => organisation.peopleForPrincipals(h, principals),
    calendar: (h, fromYear, toYear) => organisation.calendar(h, fromYear, toYear),
    async membersBelow(h, unitId) {
      const cards = await organisation.membersBelow(h, unitId);
      return cards.map((card) => card.id);
    },
  };
}

function pick<T>(found: ReadonlyMap<string, T>, ids: readonly string[]): T[] {
  return ids.flatMap((id) => found.get(id) ?? []);
}

function toUnit(unit: Pick<Unit, 'id' | 'kind' | 'nameTh' | 'nameEn' | 'letterCode'>) {
  const { id, kind, nameTh: name, nameEn, letterCode } = unit;
  return { id, name, nameEn, letterCode: letterCode || null, isAgency: kind === 'agency' };
}
