import type { Tx } from '@sarn/platform-server';
import type { ListSource } from '../contract/index.ts';
import type { ForeignAuthorities } from './foreign-authorities.ts';
import { addAuthority, listAuthorities, saveList } from './foreign-authority.store.ts';
import { foreignAnswers, foreignLists, foreignRoots } from './trust.ts';

/** What verification asks of other authorities, without the rest of the module. */
export const foreignTrust: Pick<ForeignAuthorities, 'roots' | 'lists' | 'answers'> = {
  roots: foreignRoots,
  lists: foreignLists,
  answers: foreignAnswers,
};

/** Keeps a list of an authority; its certificate is the bytes of its name, and is read by nobody. */
export async function keepForeignList(
  tx: Tx,
  list: {
    readonly name: string;
    readonly source: ListSource;
    readonly der: Buffer;
    readonly madeAt: string;
    readonly nextAt: string;
    readonly gotBy: string | null;
  },
): Promise<void> {
  const { name, madeAt, ...rest } = list;
  const certificate = Buffer.from(name);
  await addAuthority(tx, { der: certificate, addedBy: null, at: madeAt });
  const row = (await listAuthorities(tx)).find(({ der }) => der.equals(certificate));
  await saveList(tx, { authorityId: row?.id ?? '', madeAt, gotAt: madeAt, ...rest });
}
