import {
  changeSettingRows,
  deleteSettingRow,
  endSettingRows,
  exportSettingRows,
  getSettingRow,
  importSettingRows,
  listSettingOptions,
  listSettingRows,
  listSettingUses,
  listSuggestedRows,
  moveSettingRow,
  saveSettingRow,
  takeSuggestedRows,
  undoSettingChange,
} from '@sarn/kernel';
import { command, query, stream, upload } from '@sarn/platform-server';
import type { Route } from '@sarn/platform-server';
import { changeRows, changedBy, deleteRow, endRows, moveRow, saveRow } from './change.service.ts';
import { searchSettings } from '../contract/index.ts';
import { permittedTable } from './dependencies.ts';
import type { SettingsDependencies } from './dependencies.ts';
import { importRows } from './import.service.ts';
import { onlySheet, sheetSink } from './import-file.ts';
import { filterOf, readOptions, readPage, readRow, readUses, toRow } from './read.service.ts';
import { fileOfRows } from './setting-file.ts';
import { searchRows } from './search.service.ts';
import { readSuggested, takeSuggested } from './suggestion.service.ts';
import { undoLast } from './undo.service.ts';

/** The calls of described tables: endpoint to service, nothing else. */
export function settingsRoutes(deps: SettingsDependencies): Route[] {
  const { db, config } = deps.platform;
  const refusing = withRefusals(deps);
  return [
    query(searchSettings, async ({ text }, context) => ({
      rows: await searchRows(deps, context, text),
    })),
    query(listSettingRows, (asked, context) => readPage(deps, context, asked)),
    query(listSettingOptions, (input, context) => readOptions(deps, context, input)),
    query(getSettingRow, (asked, context) => readRow(deps, context, asked)),
    query(listSettingUses, (asked, context) => readUses(deps, context, asked)),
    command(refusing(saveSettingRow), async (input, context, tx) => ({
      row: toRow(await saveRow(deps, context, tx, input)),
    })),
    command(refusing(endSettingRows), async (input, context, tx) => ({
      count: await endRows(deps, context, tx, input),
    })),
    command(refusing(changeSettingRows), async (input, context, tx) => ({
      count: await changeRows(deps, context, tx, input),
    })),
    command(refusing(deleteSettingRow), async (input, context, tx) => {
      await deleteRow(deps, context, tx, input);
      return { code: input.code };
    }),
    command(moveSettingRow, async (input, context, tx) => {
      await moveRow(deps, context, tx, input);
      return { code: input.code };
    }),
    command(undoSettingChange, async ({ table }, context, tx) => {
      const settings = permittedTable(deps, context.caller, table);
      return { count: await undoLast(deps, tx, settings, changedBy(context, '')) };
    }),
    query(listSuggestedRows, (asked, context) => readSuggested(deps, context, asked)),
    command(refusing(takeSuggestedRows), async (input, context, tx) => ({
      count: await takeSuggested(deps, context, tx, input),
    })),
    stream(exportSettingRows, ({ table, sort, direction, ...filter }, { caller, language }) =>
      fileOfRows(db, permittedTable(deps, caller, table), filterOf(deps, filter), {
        ...{ sort, direction, language, tables: deps.tables },
      }),
    ),
    upload(refusing(importSettingRows), sheetSink(config.dataDir), (input, context, tx, files) =>
      importRows(deps, context, tx, input, onlySheet(files)),
    ),
  ];
}

/** An endpoint that also gives the codes with which tables refuse changes by rules of their own. */
function withRefusals({ tables }: SettingsDependencies) {
  const own = [...tables.values()].flatMap(({ refusals = {} }) => Object.keys(refusals));
  return <E extends { readonly errors: readonly string[] }>(endpoint: E): E => ({
    ...endpoint,
    errors: [...new Set([...endpoint.errors, ...own])],
  });
}
