import { personPrincipal } from '@sarn/organisation/contract';
import type { Handle } from '@sarn/platform-server';
import type { Member, NamedMember } from '../contract/index.ts';
import type { Dependencies } from '@sarn/document/server';

/**
 * Members with their names of today. People who left and dissolved units are not included, because
 * sending to them would be refused.
 */
export async function nameMembers(
  deps: Dependencies,
  h: Handle,
  members: readonly Member[],
): Promise<(members: readonly Member[]) => NamedMember[]> {
  const { organisation } = deps;
  const idsOf = (which: 'personId' | 'unitId') => [
    ...new Set(members.flatMap((member) => member[which] ?? [])),
  ];
  const personIds = idsOf('personId');
  const present = new Set(
    await organisation.peopleForPrincipals(h, personIds.map(personPrincipal)),
  );
  const cards = await organisation.personCard(h, personIds);
  const unitIds = idsOf('unitId');
  const tree = unitIds.length > 0 ? await organisation.unitTree(h) : [];
  const people = new Map(cards.map((card) => [card.id, card]));
  const unitNames = new Map(tree.map((unit) => [unit.id, unit.name]));
  const named = ({ unitId, personId, as }: Member): NamedMember | null => {
    const unitName = unitId && unitNames.get(unitId);
    if (unitId) return unitName ? { unitId, personId: null, name: unitName, hint: '', as } : null;
    const card = personId && present.has(personId) ? people.get(personId) : undefined;
    if (!card) return null;
    return { unitId: null, personId: card.id, name: card.name, hint: card.positionName, as };
  };
  return (some) => some.map(named).filter((member) => member !== null);
}
