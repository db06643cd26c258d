import { command, query } from '@sarn/platform-server';
import type { Route } from '@sarn/platform-server';
import { endUnit, listUnitEndings, previewUnitEnding } from '../../contract/index.ts';
import type { Desk } from '../desk.ts';
import { end, endings, preview } from './ending.service.ts';

/** The calls by which an administrator dissolves and merges units. */
export function endingRoutes(desk: Desk): Route[] {
  const { db } = desk.platform;
  return [
    query(previewUnitEnding, (input) => preview(desk, db, input)),
    query(listUnitEndings, () => endings(desk, db)),
    command(endUnit, (input, context, tx) => end(desk, tx, context, input)),
  ];
}
