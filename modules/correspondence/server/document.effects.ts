import { AppError } from '@sarn/kernel';
import { instructionWords } from '@sarn/document-classes/server';
import { isClassified } from '@sarn/document/contract';
import type { FlowState } from '@sarn/document/contract';
import { listTransmissions } from '@sarn/document/server';
import { asking } from '@sarn/document/server';
import type { TransitionRun } from '@sarn/document/server';
import { changeDocumentState } from '@sarn/document/server';
import { namedPostOf } from '@sarn/document/server';
import { keysOfNamed, sealedFor } from '@sarn/document/server';
import { classTerm } from '@sarn/classification/server';
import type { DocumentState } from '@sarn/document/contract';

/** Presents the document to the head, a deputy or a named person, for a stated purpose. */
export const setPresented = asking(
  ['present'],
  async (run, { input: { to, personId, purpose } }) => {
    const { ownerUnitId } = run.subject.document;
    const isPerson = to === 'person';
    const principal = isPerson ? `p:${personId ?? ''}` : `${to}:${ownerUnitId}`;
    const { secrecy } = run.subject.document;
    const sealed = sealedFor(secrecy, [principal]);
    const people = await run.deps.organisation.peopleForPrincipals(run.tx, sealed);
    if (people.length === 0 && isClassified(secrecy)) {
      throw new AppError('registry.secret-post-not-cleared', { class: classTerm(secrecy) });
    }
    if (people.length === 0) throw new AppError('registry.no-head');
    run.documentChange.presentedPrincipal = principal;
    const postId = isPerson ? await namedPostOf(run, personId ?? '') : null;
    run.documentChange.presentedPostId = postId;
    run.newReaders.push(principal, ...keysOfNamed(null, postId));
    if (to === 'head') run.newReaders.push(`secretary:${ownerUnitId}`);
    const cards = await run.deps.organisation.personCard(run.tx, people);
    const value = cards.map((card) => `${card.name} (${card.positionName})`).join(', ');
    run.detail.push({ label: { th: 'เสนอต่อ', en: 'Presented to' }, value });
    const said = await instructionWords(run.deps.platform, run.tx, purpose, 'purpose');
    run.detail.push({ label: { th: 'วัตถุประสงค์', en: 'Purpose' }, value: said });
  },
);

/** The decision, and what was written with it; a note that begins with the decision says it once. */
export const orderWords = (said: string, note: string): string =>
  note.startsWith(said) ? note : [said, note].filter(Boolean).join(' ');

/** Keeps what the head decided, and the recipients the head named. */
export const keepOrder = asking(
  ['command'],
  async (run, { input: { decision, note, recipients } }) => {
    const said = await instructionWords(run.deps.platform, run.tx, decision, 'decision');
    const words = orderWords(said, note);
    run.detail.push({ label: { th: 'คำสั่งการ', en: 'Order' }, value: said });
    if (run.subject.on === 'transmission') {
      run.transmissionChange = { ...run.transmissionChange, lastInstruction: words };
      return;
    }
    run.documentChange.lastInstruction = words;
    run.documentChange.orderRecipients = recipients;
    if (recipients.length === 0) return;
    const targets = recipients.map((to) => to.unitId ?? to.personId);
    if (new Set(targets).size < targets.length) throw new AppError('registry.recipient-twice');
    const units = await run.deps.organisation.units(
      run.tx,
      recipients.flatMap((to) => (to.unitId ? [to.unitId] : [])),
    );
    const people = await run.deps.organisation.personCard(
      run.tx,
      recipients.flatMap((to) => (to.personId ? [to.personId] : [])),
    );
    const named = [...units, ...people];
    if (named.length < recipients.length) throw new AppError('registry.recipient-unknown');
    const value = named.map((one) => one.name).join(', ');
    run.detail.push({ label: { th: 'มอบ', en: 'To' }, value });
  },
);

const finalTransmissionStates = new Set(['CLOSED', 'RESENT', 'SETTLED']);

/**
 * Closes the document when its last transmission is finished. If no recipient closed one, an
 * incoming letter goes back to its registry; other kinds are closed.
 */
export async function settleDocument(run: TransitionRun): Promise<void> {
  const { document, transmission } = run.subject;
  const transmissions = await listTransmissions(run.tx, document.id);
  const states = transmissions.map((one) => (one.id === transmission?.id ? run.to : one.state));
  if (!states.every((state) => finalTransmissionStates.has(state))) return;
  const state = states.includes('CLOSED')
    ? 'CLOSED'
    : stateAfterTransmissions(document.kind, document.lastInstruction);
  await changeDocumentState(run, state);
}

/** State of a document whose transmissions all ended without being closed by a recipient. */
function stateAfterTransmissions(kind: string, lastInstruction: string): DocumentState & FlowState {
  if (kind !== 'outside') return 'CLOSED';
  return lastInstruction ? 'COMMANDED' : 'REGISTERED';
}
