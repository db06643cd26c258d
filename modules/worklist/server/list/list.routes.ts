import { command, query, stream } from '@sarn/platform-server';
import type { Route } from '@sarn/platform-server';
import * as api from '../../contract/index.ts';
import type { Dependencies } from '@sarn/document/server';
import { actDesign, saveActs } from '../acts/acts.service.ts';
import { file, foldersOf, unfile } from '../folder/filing.service.ts';
import { change, create, folders, remove } from '../folder/folder.service.ts';
import { exportSheet } from './export.service.ts';
import { listPage } from './list.service.ts';
import { deleteSavedView, listFilters, putSavedView, views } from './view.service.ts';

/** The calls of lists, their views and the folders: each maps an endpoint to a service. */
export function listRoutes(deps: Dependencies): Route[] {
  const { db } = deps.platform;
  return [
    query(api.listDocuments, ({ page, size, ...ask }, { caller }) =>
      listPage(deps, caller, ask, { page, size }),
    ),
    stream(api.exportList, (input, context) => exportSheet(deps, context, input)),
    query(api.getBookActs, (input) => actDesign(deps, db, input)),
    command(api.saveBookActs, (input, context, tx) => saveActs(deps, tx, context, input)),
    query(api.getListFilters, (_input, { caller }) => listFilters(deps, db, caller)),
    query(api.listViews, (input, { caller }) => views(deps, db, caller, input)),
    command(api.saveView, (input, context, tx) => putSavedView(deps, tx, context, input)),
    command(api.deleteView, (input, context, tx) => deleteSavedView(deps, tx, context, input)),
    query(api.listFolders, (_input, { caller }) => folders(deps, db, caller)),
    command(api.createFolder, (input, context, tx) => create(deps, tx, context, input)),
    command(api.changeFolder, (input, context, tx) => change(deps, tx, context, input)),
    command(api.deleteFolder, (input, context, tx) => remove(deps, tx, context, input)),
    query(api.listFoldersOf, (input, { caller }) => foldersOf(deps, db, caller, input)),
    command(api.fileDocument, (input, context, tx) => file(deps, tx, context, input)),
    command(api.unfileDocument, (input, context, tx) => unfile(deps, tx, context, input)),
  ];
}
