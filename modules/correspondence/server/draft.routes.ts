import { command, query } from '@sarn/platform-server';
import type { Route } from '@sarn/platform-server';
import * as api from '../contract/index.ts';
import { changeable } from './change.service.ts';
import { consolidate } from './consolidation/consolidation.service.ts';
import { refusedAsAct } from '@sarn/document/server';
import type { Dependencies } from '@sarn/document/server';
import { letterSender } from './letter-sender.service.ts';
import { saveLetterDraft } from './letter.service.ts';
import { meetings } from './meeting.service.ts';
import { save } from './memo.service.ts';
import { savePublicationDraft } from './publication.service.ts';
import { suggest } from './suggest.service.ts';

/** The calls that save drafts and consolidated texts. */
export function draftRoutes(deps: Dependencies): Route[] {
  const { db } = deps.platform;
  return [
    command(refusedAsAct(deps, api.saveMemo), (input, context, tx) =>
      save(deps, tx, context, input),
    ),
    command(refusedAsAct(deps, api.savePublication), (input, context, tx) =>
      savePublicationDraft(deps, tx, context, input),
    ),
    command(api.saveLetter, (input, context, tx) => saveLetterDraft(deps, tx, context, input)),
    command(api.keepConsolidation, (input, context, tx) => consolidate(deps, tx, context, input)),
    query(api.getLetterSender, (_input, { caller }) => letterSender(deps, caller)),
    query(api.findChangeable, (input, { caller }) => changeable(db, caller, input)),
    query(api.findMeetings, ({ text }, { caller }) => meetings(db, caller, text)),
    query(api.suggestWords, async ({ field, text }, { caller }) => ({
      rows: await suggest(deps, caller, field, text),
    })),
  ];
}
