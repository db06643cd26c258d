import { AppError, civilDateAt } from '@sarn/kernel';
import type { InputOf } from '@sarn/kernel';
import type { SignedContext, Tx } from '@sarn/platform-server';
import { ClassChange } from '@sarn/classification/contract';
import { LetterFields } from '../contract/index.ts';
import { asksField } from '../contract/index.ts';
import { isClassified } from '@sarn/document/contract';
import { assertOffered, salutations } from '@sarn/document-classes/server';
import { isKeptAsEntry } from '@sarn/classification/server';
import type { LetterField } from '@sarn/document/contract';
import type { saveLetter } from '../contract/index.ts';
import type { Dependencies } from '@sarn/document/server';
import { findDocument, findReadable } from '@sarn/document/server';
import { saveDraft } from './draft.service.ts';
import { findLetter, keepLetter, keepRecipients } from './letter.store.ts';
import { mayAnswer } from './reply/reply.rules.ts';
import { insertReply } from './reply/reply.store.ts';
import { classify } from '@sarn/classification/server';
import type { DocumentRow } from '@sarn/document/server';

type Input = InputOf<typeof saveLetter>;

interface Saved {
  readonly documentId: string;
  readonly version: number;
}

/**
 * Writes a document of the kinds of `letterRules` as draft, or a new version of one's own; see
 * `saveDraft`. Fields that its kind does not have are dropped.
 *
 * @throws 'registry.valid-until-past', 'registry.date-in-future', 'registry.recipient-twice'
 */
export async function saveLetterDraft(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  input: Input,
): Promise<Saved> {
  const { kind } = input;
  const asks = (field: LetterField) => asksField(kind, field);
  assertDays(input, civilDateAt(deps.platform.clock.now()));
  await assertBearer(deps, tx, input);
  if (asks('salutation')) await assertSalutation(deps, tx, input);
  const answered = input.replyTo ? await answerable(tx, context, input) : null;
  const recipients = asks('recipients') ? input.recipients : [];
  const names = recipients.map((recipient) => recipient.name);
  if (new Set(names).size < names.length) throw new AppError('registry.recipient-twice');
  const saved = await saveDraft(deps, tx, context, {
    kind,
    documentId: input.documentId,
    version: input.version,
    forPersonId: input.forPersonId,
    secrecy: input.secrecy,
    title: input.title,
    fileIds: input.fileIds,
    bookGroupCode: input.bookGroupCode,
    categoryCode: input.categoryCode,
    subTypeCode: input.subTypeCode,
    addressee: asks('addressee') ? input.addressee : '',
    speed: asks('speed') ? input.speed : 'normal',
    sender: asks('source') ? input.source : '',
    letterDate: asks('madeOn') ? (input.madeOn ?? null) : null,
    bodyJson: asks('body') ? (input.bodyJson ?? null) : null,
    addressedUnitIds: [],
    alsoFoundBy: names,
  });
  await keepLetter(tx, saved.documentId, kind, fieldsOf(input));
  await keepRecipients(tx, saved.documentId, recipients);
  return answered ? linkAnswered(deps, tx, context, saved, answered) : saved;
}

/** One that is offered today, or the one that the draft has already. @throws AppError 'settings.ended' */
async function assertSalutation(
  deps: Dependencies,
  tx: Tx,
  { documentId, salutation }: Input,
): Promise<void> {
  const before = documentId ? await findLetter(tx, documentId) : undefined;
  await assertOffered(deps.platform, tx, salutations, salutation, before?.salutation ?? null);
}

/** Links an answer; it has the secrecy class of the answered letter from the start. */
async function linkAnswered(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  saved: Saved,
  { id, secrecy }: DocumentRow,
): Promise<Saved> {
  const { documentId } = saved;
  const at = deps.platform.clock.now().toISOString();
  const by = { id: context.caller.id, at };
  const isNew = await insertReply(tx, { replyId: documentId, toId: id }, by);
  if (!isNew || !isClassified(secrecy)) return saved;
  // Documents of the upper classes are written outside; only the register entry is kept.
  if (await isKeptAsEntry(deps, tx, secrecy)) throw new AppError('registry.secret-no-file');
  const reason = 'ตอบหนังสือที่มีชั้นความลับเดียวกัน';
  const change = ClassChange.parse({ secrecy, reason });
  await classify(deps, tx, context, { documentId, ...change });
  const classified = await findDocument(tx, documentId);
  return { documentId, version: classified?.version ?? saved.version };
}

/** The letter that the draft answers: it must be readable to the drafter, and registered. */
async function answerable(
  tx: Tx,
  { caller }: SignedContext,
  { kind, replyTo }: Input,
): Promise<DocumentRow> {
  // A program could link what the author of the draft may not read.
  if (caller.program) throw new AppError('registry.reply-not-possible');
  const found = await findReadable(tx, replyTo ?? '', caller.principals);
  if (!found) throw new AppError('registry.not-found');
  if (!mayAnswer({ kind, state: 'DRAFT' }, found)) {
    throw new AppError('registry.reply-not-possible');
  }
  return found;
}

/** Only the fields of the kind; the others are empty. */
function fieldsOf(input: Input): LetterFields {
  const asked = Object.entries(LetterFields.shape).flatMap(([name]) => {
    const value = input[name as keyof LetterFields];
    return asksField(input.kind, name as LetterField) && value !== undefined
      ? [[name, value] as const]
      : [];
  });
  return LetterFields.parse(Object.fromEntries(asked));
}

function assertDays({ kind, validUntil, madeOn }: Input, today: string): void {
  if (asksField(kind, 'validUntil') && validUntil && validUntil < today) {
    throw new AppError('registry.valid-until-past');
  }
  if (asksField(kind, 'madeOn') && madeOn && madeOn > today) {
    throw new AppError('registry.date-in-future');
  }
}

/** A certificate may be for anybody; a bearer given by id must be a person of the agency. */
async function assertBearer(deps: Dependencies, tx: Tx, { kind, bearerId }: Input): Promise<void> {
  if (!bearerId || !asksField(kind, 'bearerId')) return;
  const cards = await deps.organisation.personCard(tx, [bearerId]);
  if (cards.length === 0) throw new AppError('registry.recipient-unknown');
}
