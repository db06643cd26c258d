import type { Handle, SignedContext, Tx } from '@sarn/platform-server';
import type { ApiProgramDependencies } from './dependencies.ts';
import { listProgramsOf, lockProgramsOf, setResponsible } from './program.store.ts';

/** The programs for which a person answers, and giving them to another one. */
export interface ProgramsOfPerson {
  /** Names of those that have not ended, with who answers for them. */
  list(
    h: Handle,
    personIds: readonly string[],
  ): Promise<readonly { readonly personId: string; readonly name: string }[]>;
  /** @returns how many */
  handOver(
    tx: Tx,
    context: SignedContext,
    over: { readonly fromId: string; readonly toId: string },
  ): Promise<number>;
}

/** Without somebody in office who answers for it, the tokens of a program open nothing. */
export const programsOfPerson = ({
  platform: { audit },
}: Pick<ApiProgramDependencies, 'platform'>): ProgramsOfPerson => ({
  async list(h, personIds) {
    const programs = await listProgramsOf(h, personIds);
    return programs.map(({ responsibleId, name }) => ({ personId: responsibleId, name }));
  },
  async handOver(tx, { caller, requestId }, { fromId, toId }) {
    const programs = await lockProgramsOf(tx, fromId);
    if (programs.length === 0) return 0;
    await setResponsible(
      tx,
      programs.map(({ id }) => id),
      toId,
    );
    await audit.writeAll(
      tx,
      programs.map(({ id, name }) => ({
        ...{ act: 'api-program.handed-over', callerId: caller.id, requestId },
        ...{ subject: { kind: 'api-program', id }, detail: { name, from: fromId, to: toId } },
      })),
    );
    return programs.length;
  },
});
