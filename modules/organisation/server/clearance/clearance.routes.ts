import { command, query } from '@sarn/platform-server';
import type { Platform, Route } from '@sarn/platform-server';
import * as api from '../../contract/index.ts';
import { appoint, clearances, end, give } from './clearance.service.ts';
import type { ClearanceDesk } from './clearance.service.ts';

/** The calls about clearances and registrars of classified papers. */
export function clearanceRoutes(
  platform: Platform,
  needs: Omit<ClearanceDesk, 'platform'>,
): Route[] {
  const desk = { ...needs, platform };
  const { db } = platform;
  return [
    query(api.listClearances, () => clearances(desk, db)),
    command(api.giveClearance, (input, context, tx) => give(desk, tx, context, input)),
    command(api.appointSecretRegistrar, (input, context, tx) => appoint(desk, tx, context, input)),
    command(api.endClearance, (input, context, tx) => end(desk, tx, context, 'clearance', input)),
    command(api.endSecretRegistrar, (input, context, tx) =>
      end(desk, tx, context, 'registrar', input),
    ),
  ];
}
