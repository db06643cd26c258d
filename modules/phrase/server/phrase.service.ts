import { AppError, civilDateAt, newId } from '@sarn/kernel';
import type { HeldPost, UnitId } from '@sarn/organisation/contract';
import type { Organisation } from '@sarn/organisation/server';
import type { Handle, Platform, Tx } from '@sarn/platform-server';
import { mostUnitPhrases } from '../contract/index.ts';
import type { PhraseLibrary } from '../contract/index.ts';
import { readAgencyPhrases } from './agency-phrase.ts';
import { findOwnPhrase, readPhrases } from './own-phrase.store.ts';
import {
  countUnitPhrases,
  deleteUnitPhrase,
  insertUnitPhrase,
  listUnitPhrases,
} from './unit-phrase.store.ts';
import type { PhraseReader } from './unit-phrase.store.ts';

/** Duties that look after the phrases of their unit. */
const keepers: readonly HeldPost['duty'][] = ['head', 'deputy', 'clerk'];

/** The phrases offered to a person, and sharing them with a unit. */
export function createPhrases({ clock, audit }: Platform, organisation: Organisation) {
  const unitsOf = async (h: Handle, personId: string) => {
    const posts = await organisation.postsOf(h, personId);
    const own = [...new Set(posts.map(({ unitId }) => unitId))];
    const above = await Promise.all(own.map((id) => organisation.ancestors(h, id)));
    const reader: PhraseReader = {
      ...{ personId, unitIds: [...new Set([...own, ...above.flat()])] },
      keptUnitIds: posts.filter(({ duty }) => keepers.includes(duty)).map(({ unitId }) => unitId),
    };
    return { own, reader };
  };
  const offeredTo = async (h: Handle, personId: string): Promise<PhraseLibrary> => {
    const { own, reader } = await unitsOf(h, personId);
    const stored = await listUnitPhrases(h, reader);
    const units = await organisation.units(h, [...own, ...stored.map(({ unitId }) => unitId)]);
    const people = await organisation.personCard(
      h,
      stored.map(({ sharerId }) => sharerId),
    );
    const nameOf = (id: string) => units.get(id)?.nameTh ?? '';
    return {
      rows: await readPhrases(h, personId),
      unit: stored.map(({ sharerId, ...phrase }) => ({
        ...phrase,
        unitName: nameOf(phrase.unitId),
        sharedBy: people.get(sharerId)?.name ?? '',
      })),
      agency: await readAgencyPhrases(h, civilDateAt(clock.now())),
      units: own.map((id) => ({ id, name: nameOf(id) })),
    };
  };
  return {
    offeredTo,
    /** @throws AppError 'phrase.not-found', 'phrase.not-of-unit', 'phrase.unit-full' */
    async share(tx: Tx, personId: string, asked: { readonly id: string; readonly unitId: string }) {
      const { own } = await unitsOf(tx, personId);
      if (!own.includes(asked.unitId as UnitId)) throw new AppError('phrase.not-of-unit');
      const text = (await findOwnPhrase(tx, personId, asked.id))?.text;
      if (text === undefined) throw new AppError('phrase.not-found');
      const at = clock.now().toISOString();
      const phrase = { id: newId(), unitId: asked.unitId, text, sharedBy: personId, at };
      if (!(await insertUnitPhrase(tx, phrase))) return;
      if ((await countUnitPhrases(tx, asked.unitId)) > mostUnitPhrases) {
        throw new AppError('phrase.unit-full', { most: mostUnitPhrases });
      }
      await audit.write(tx, {
        ...{ act: 'phrase.shared', callerId: personId },
        ...{ subject: { kind: 'unit', id: asked.unitId }, detail: { text } },
      });
    },
    /** @throws AppError 'phrase.not-found' */
    async withdraw(tx: Tx, personId: string, id: string) {
      const { reader } = await unitsOf(tx, personId);
      const gone = await deleteUnitPhrase(tx, reader, id);
      if (!gone) throw new AppError('phrase.not-found');
      await audit.write(tx, {
        ...{ act: 'phrase.withdrawn', callerId: personId },
        ...{ subject: { kind: 'unit', id: gone.unitId }, detail: { text: gone.text } },
      });
    },
  };
}
