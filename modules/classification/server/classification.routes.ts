import { command, query } from '@sarn/platform-server';
import type { Route } from '@sarn/platform-server';
import * as api from '../contract/index.ts';
import type { Dependencies } from '@sarn/document/server';
import { classify } from './classify.service.ts';
import {
  breakGlass,
  nameReader,
  documents,
  secretOf,
  unnameReader,
} from './classification.service.ts';
import { destroyCopies, handCopies, returnCopies } from './copy-act.service.ts';
import { control } from './control.service.ts';
import { open } from './reading-session.service.ts';

/** The calls about classified documents: endpoint to service, nothing else. */
export function secretRoutes(deps: Dependencies): Route[] {
  const { db } = deps.platform;
  return [
    query(api.secretOf, (input, { caller }) => secretOf(deps, db, caller, input)),
    query(api.secretDocuments, (input, { caller }) => documents(deps, db, caller, input)),
    query(api.secretControl, (input, { caller }) => control(deps, db, caller, input)),
    command(api.openSecret, (input, context, tx) => open(deps, tx, context, input)),
    command(api.nameReader, (input, context, tx) => nameReader(deps, tx, context, input)),
    command(api.unnameReader, (input, context, tx) => unnameReader(deps, tx, context, input)),
    command(api.classify, (input, context, tx) => classify(deps, tx, context, input)),
    command(api.handSecretCopies, (input, context, tx) => handCopies(deps, tx, context, input)),
    command(api.returnSecretCopies, (input, context, tx) => returnCopies(deps, tx, context, input)),
    command(api.destroySecretCopies, (input, context, tx) =>
      destroyCopies(deps, tx, context, input),
    ),
    command(api.breakGlass, (input, context, tx) => breakGlass(deps, tx, context, input)),
  ];
}
