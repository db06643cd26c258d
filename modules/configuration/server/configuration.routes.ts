import { AppError } from '@sarn/kernel';
import { command, publicStream, query, upload } from '@sarn/platform-server';
import type { Kept, Route } from '@sarn/platform-server';
import {
  clearEmblem,
  getConfiguration,
  listConfigurationHistory,
  saveCards,
  saveConfiguration,
  saveEmblem,
  undoValues,
  viewEmblem,
} from '../contract/index.ts';
import type { ConfigurationDependencies } from './dependencies.ts';
import { undoLast, valueHistory } from './history.service.ts';
import { emblemSink, setEmblem, showEmblem } from './emblem.service.ts';
import type { KeptValues } from './read-values.ts';
import { readConfiguration, setCards, setValues } from './values.service.ts';

/** The calls of the values of a deployment: endpoint to service, nothing else. */
export function configurationRoutes(
  deps: ConfigurationDependencies,
  kept: Kept<KeptValues>,
): Route[] {
  return [
    query(getConfiguration, async () => readConfiguration(deps, await kept.read())),
    command(saveConfiguration, async (input, context, tx) => ({
      count: await setValues(deps, context, tx, input),
    })),
    command(saveCards, async (input, context, tx) => ({
      version: await setCards(deps, context, tx, input),
    })),
    upload(saveEmblem, emblemSink, async ({ version, reason }, context, tx, [picture]) => {
      if (!picture) throw new AppError('configuration.emblem-missing');
      return { logo: await setEmblem(deps, context, tx, { picture, version, reason }) };
    }),
    command(clearEmblem, async ({ version }, context, tx) => ({
      logo: await setEmblem(deps, context, tx, { picture: null, version }),
    })),
    query(listConfigurationHistory, (input, { caller }) => valueHistory(deps, caller, input)),
    command(undoValues, async (_input, context, tx) => ({
      count: await undoLast(deps, context, tx),
    })),
    publicStream(viewEmblem, ({ id }) => showEmblem(deps.platform.db, id)),
  ];
}
