import { command, query } from '@sarn/platform-server';
import type { Route } from '@sarn/platform-server';
import * as api from '../contract/index.ts';
import type { Desk } from '@sarn/document/server';
import { classify } from './classify.service.ts';
import {
  breakGlass,
  control,
  nameReader,
  papers,
  secretOf,
  unnameReader,
} from './secret.service.ts';
import { open } from './sitting.service.ts';

/** The calls about classified papers: endpoint to service, nothing else. */
export function secretRoutes(desk: Desk): Route[] {
  const { db } = desk.platform;
  return [
    query(api.secretOf, (input, { caller }) => secretOf(desk, db, caller, input)),
    query(api.secretPapers, (input, { caller }) => papers(desk, db, caller, input)),
    query(api.secretControl, (input, { caller }) => control(desk, db, caller, input)),
    command(api.openSecret, (input, context, tx) => open(desk, tx, context, input)),
    command(api.nameReader, (input, context, tx) => nameReader(desk, tx, context, input)),
    command(api.unnameReader, (input, context, tx) => unnameReader(desk, tx, context, input)),
    command(api.classify, (input, context, tx) => classify(desk, tx, context, input)),
    command(api.breakGlass, (input, context, tx) => breakGlass(desk, tx, context, input)),
  ];
}
