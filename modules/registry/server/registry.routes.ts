import { AppError } from '@sarn/kernel';
import { command, query } from '@sarn/platform-server';
import type { Route } from '@sarn/platform-server';
import * as api from '../contract/index.ts';
import { act } from './act.service.ts';
import { actingRoutes } from './acting/acting.routes.ts';
import { replace } from './attachment/attachment.service.ts';
import { bookRoutes } from './book/book.routes.ts';
import { changeable } from './change.service.ts';
import { detail } from './detail.service.ts';
import { consolidate } from './consolidation/consolidation.service.ts';
import type { Desk } from './desk.ts';
import { findByDuplicateKey, findIdByShareRef } from './document.store.ts';
import { arrive, register } from './incoming.service.ts';
import { saveLetterDraft } from './letter.service.ts';
import { save } from './memo.service.ts';
import { savePublicationDraft } from './publication.service.ts';
import { queuePage } from './list/queue-page.service.ts';
import { listRoutes } from './list/list.routes.ts';
import { add, references, remove } from './reference/reference.service.ts';
import { markRead } from './reading.service.ts';
import { duplicateKeyOf } from './search.rules.ts';
import { searchAll } from './search/search.service.ts';
import { suggest } from './search/suggest.service.ts';
import { page } from './todo.service.ts';

/** The calls of the registry: endpoint to service, nothing else. */
export function registryRoutes(desk: Desk): Route[] {
  const { db } = desk.platform;
  return [
    command(api.registerIncoming, (input, context, tx) => register(desk, tx, context, input)),
    command(api.arriveIncoming, (input, context, tx) => arrive(desk, tx, context, input)),
    command(api.saveMemo, (input, context, tx) => save(desk, tx, context, input)),
    command(api.savePublication, (input, context, tx) =>
      savePublicationDraft(desk, tx, context, input),
    ),
    command(api.saveLetter, (input, context, tx) => saveLetterDraft(desk, tx, context, input)),
    command(api.actOnDocument, async (input, context, tx) => ({
      documentId: input.documentId,
      number: await act(desk, tx, context, input),
    })),
    command(api.keepConsolidation, (input, context, tx) => consolidate(desk, tx, context, input)),
    command(api.replaceFile, (input, context, tx) => replace(desk, tx, context, input)),
    query(api.listReferences, ({ documentId }, { caller }) =>
      references(desk, db, caller, documentId),
    ),
    command(api.addReference, (input, context, tx) => add(desk, tx, context, input)),
    command(api.removeReference, (input, context, tx) => remove(desk, tx, context, input)),
    command(api.markRead, (input, context, tx) => markRead(desk, tx, context, input.F_DOC_ID)),
    query(api.getDocument, async (input, { caller }) => ({
      item: await detail(desk, db, caller, input.documentId),
    })),
    query(api.todoList, (input, { caller }) => page(desk, db, caller, input)),
    query(api.searchDocuments, (input, { caller }) => searchAll(desk, caller, input)),
    ...actingRoutes(desk),
    ...bookRoutes(desk),
    ...listRoutes(desk),
    ...lookUps(desk),
  ];
}

function lookUps(desk: Desk): Route[] {
  const { db } = desk.platform;
  return [
    query(api.findDuplicates, async ({ sender, letterNo, letterDate }, { caller }) => {
      const key = duplicateKeyOf(sender, letterNo, letterDate);
      return { rows: await findByDuplicateKey(db, key, caller.holders) };
    }),
    query(api.suggestWords, async ({ field, text }, { caller }) => ({
      rows: await suggest(desk, caller, field, text),
    })),
    query(api.findChangeable, (input, { caller }) => changeable(db, caller, input)),
    query(api.nextInQueue, async ({ typeCode, after }, { caller }) => {
      const rows = await queuePage(desk, db, {
        holders: caller.holders,
        code: typeCode,
        search: '',
        kind: null,
        speed: null,
        sort: 'since',
        isDescending: true,
        limit: 2,
        offset: 0,
      });
      const next = rows.find((row) => row.documentId !== after);
      return { documentId: next?.documentId ?? null };
    }),
    query(api.decodeDocument, async (input, { caller }) => {
      const id = await findIdByShareRef(db, input.F_DOC_ID_ENCODE, caller.holders);
      if (!id) throw new AppError('registry.not-found');
      return { item: { F_DOC_ID: id } };
    }),
  ];
}
