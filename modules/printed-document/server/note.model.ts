import { civilDateAt, formatInstant } from '@sarn/kernel';
import type { Caller, Handle } from '@sarn/platform-server';
import { isOfItsLine, listEvents } from '@sarn/document/server';
import type { Dependencies, DocumentRow, EventRow } from '@sarn/document/server';
import type { DocumentSigner, NoteDocument, NoteOpinion } from '@sarn/pdf/contract';
import { lastPresented, noteLines } from './note-lines.ts';
import { bodyOf, classWords, personAsSigner } from './shared.model.ts';

/**
 * A note with what was written below it.
 *
 * @param reader to whom only a circulation shows it reads no opinions, as in the history of its page; null
 *   for the whole note
 */
export async function noteModel(
  deps: Dependencies,
  h: Handle,
  document: DocumentRow,
  reader: Caller | null,
): Promise<NoteDocument> {
  const history = await listEvents(h, document.id);
  const isInside = reader === null || (await isOfItsLine(deps, h, reader, document));
  const presented = lastPresented(history);
  const isDraft = document.state === 'DRAFT';
  const { secrecy } = await classWords(h, document);
  return {
    ...{ kind: 'note', version: 1, number: '', isDraft, keepWhole: [], secrecy },
    date: presented && !isDraft ? civilDateAt(presented.at) : null,
    ...{ subject: document.title, addressee: document.addressee },
    opinions: isInside ? noteLines(history).map(opinionOf) : [],
    signer: presented ? writerOf(presented) : await personAsSigner(deps, h, document.authorId),
    body: bodyOf(document),
  };
}

const opinionOf = ({
  note: text,
  actorName: name,
  actorPost: post,
  at,
}: EventRow): NoteOpinion => ({
  ...{ text, name, post },
  at: formatInstant(at, 'short', 'th'),
});

const writerOf = ({ actorName: name, actorPost }: EventRow): DocumentSigner => ({
  name,
  posts: actorPost === '' ? [] : [{ title: actorPost, acting: null }],
});
