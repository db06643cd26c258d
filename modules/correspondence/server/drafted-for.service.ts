import { AppError, documentNewsModule, programNotice } from '@sarn/kernel';
import type { CallingProgram, SignedContext, Tx } from '@sarn/platform-server';
import type { Actor, Dependencies } from '@sarn/document/server';

/** Whose draft it becomes, and in which unit; no unit for somebody without a post. */
export interface DraftAuthor {
  readonly id: string;
  readonly unitId: string | undefined;
}

/** What a draft says of its author and of itself. */
interface DraftedFor {
  readonly documentId?: string | undefined;
  readonly forPersonId?: string | undefined;
  readonly secrecy?: string | undefined;
}

/**
 * People draft for themselves. A program drafts for a named person of its unit or of one below, who could make
 * the draft as well; it begins drafts only, and goes on with none.
 *
 * @throws AppError 'registry.draft-own-only', 'registry.not-found', 'registry.draft-classified',
 *   'registry.draft-for-nobody', 'registry.draft-person-elsewhere', '….draft-person-shut',
 *   '….draft-person-may-not'
 */
export async function authorOf(
  deps: Dependencies,
  tx: Tx,
  { caller: { program } }: SignedContext,
  { actor, draft }: { readonly actor: Actor; readonly draft: DraftedFor },
): Promise<DraftAuthor> {
  const { documentId, forPersonId: id, secrecy = 'normal' } = draft;
  if (!program) {
    if (id !== undefined) throw new AppError('registry.draft-own-only');
    return { id: actor.id, unitId: actor.posts[0]?.unitId };
  }
  if (documentId !== undefined) throw new AppError('registry.not-found');
  if (secrecy !== 'normal') throw new AppError('registry.draft-classified');
  if (id === undefined) throw new AppError('registry.draft-for-nobody');
  const unitId = await unitWithin(deps, tx, program, { id, day: actor.today });
  if (await deps.isShut(tx, id)) throw new AppError('registry.draft-person-shut');
  if (!(await deps.mayDraft(tx, id))) throw new AppError('registry.draft-person-may-not');
  return { id, unitId };
}

/** The first unit of the person, by a post of their own, that is the unit of the program or below it. */
async function unitWithin(
  { organisation }: Dependencies,
  tx: Tx,
  { placeId: top }: CallingProgram,
  { id, day }: { readonly id: string; readonly day: string },
): Promise<string> {
  const own = (await organisation.postsOf(tx, id, day)).filter(({ acting }) => acting === null);
  for (const { unitId } of own) {
    if ((await organisation.ancestors(tx, unitId)).includes(top)) return unitId;
  }
  throw new AppError('registry.draft-person-elsewhere');
}

/** How the history and the bell name the program: the name of its entry begins with the word for program. */
export const draftedBy = ({ name }: Actor): string => `ร่างโดย${name}`;

/** Tells a person of the draft that a program made for them. */
export async function tellDraftOfProgram(
  { notifications }: Dependencies,
  tx: Tx,
  actor: Actor,
  document: {
    readonly id: string;
    readonly authorId: string;
    readonly shareRef: string;
    readonly title: string;
    readonly speed: string;
  },
): Promise<void> {
  await notifications.tell(tx, {
    ...{ personIds: [document.authorId], module: documentNewsModule, kind: programNotice },
    title: { th: draftedBy(actor), en: `Drafted (${actor.name})` },
    message: document.title,
    ...{ documentId: document.id, documentRef: document.shareRef, transactionId: null },
    ...{ isConfidential: false, urgency: document.speed },
  });
}
