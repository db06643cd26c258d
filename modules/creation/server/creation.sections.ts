import type { Handle } from '@sarn/platform-server';
import type { Dependencies, SectionMakers } from '@sarn/document/server';
import type { CreationView, SignatoryLine } from '../contract/index.ts';
import { findRule } from './creation.store.ts';

/** States before the signature in which its rule is of use. */
const before: readonly string[] = ['DRAFT', 'IN_REVIEW', 'AWAITING_SIGN'];

/** What the rule of its kind says of a document that is not signed yet. */
export const creationSections: Pick<SectionMakers, 'creation'> = {
  creation: async ({ deps, h, whole: { document }, isInside }) => {
    if (!isInside || !before.includes(document.state)) return null;
    const rule = await findRule(h, document.kind);
    if (!rule) return null;
    const { signatory, numbering } = rule;
    const isDraft = document.state === 'DRAFT' && signatory !== null;
    return {
      signatory: isDraft ? await headOf(deps, h, signatory, document.ownerUnitId) : null,
      isNumberedAtSignature: numbering === 'at-signature',
    };
  },
};

/** The person who heads the unit or the agency today; null where nobody does. */
async function headOf(
  deps: Dependencies,
  h: Handle,
  line: SignatoryLine,
  ownerUnitId: string,
): Promise<CreationView['signatory']> {
  const { organisation } = deps;
  const unitId = line === 'unit-head' ? ownerUnitId : (await organisation.rootUnit(h)).id;
  const [personId] = await organisation.peopleForPrincipals(h, [`head:${unitId}`]);
  const [card] = personId === undefined ? [] : await organisation.personCard(h, [personId]);
  return card ? { id: card.id, name: card.name, positionName: card.positionName } : null;
}

/** Whether the signature of a document of a kind gives it the number. */
export const isNumberedAtSignature = async (h: Handle, kind: string): Promise<boolean> =>
  (await findRule(h, kind))?.numbering === 'at-signature';
