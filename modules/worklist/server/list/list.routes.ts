import { command, query, stream } from '@sarn/platform-server';
import type { Route } from '@sarn/platform-server';
import * as api from '../../contract/index.ts';
import type { Desk } from '@sarn/document/server';
import { file, foldersOf, unfile } from '../folder/filing.service.ts';
import { change, create, folders, remove } from '../folder/folder.service.ts';
import { exportSheet } from './export.service.ts';
import { listPage } from './list.service.ts';
import { deleteSavedView, listDesk, putSavedView, views } from './view.service.ts';

/** The calls of lists, their views and the folders: endpoint to service, nothing else. */
export function listRoutes(desk: Desk): Route[] {
  const { db } = desk.platform;
  return [
    query(api.listPapers, ({ page, size, ...ask }, { caller }) =>
      listPage(desk, caller, ask, { page, size }),
    ),
    stream(api.exportList, (input, context) => exportSheet(desk, context, input)),
    query(api.getListDesk, (_input, { caller }) => listDesk(desk, db, caller)),
    query(api.listViews, (input, { caller }) => views(desk, db, caller, input)),
    command(api.saveView, (input, context, tx) => putSavedView(desk, tx, context, input)),
    command(api.deleteView, (input, context, tx) => deleteSavedView(desk, tx, context, input)),
    query(api.listFolders, (_input, { caller }) => folders(desk, db, caller)),
    command(api.createFolder, (input, context, tx) => create(desk, tx, context, input)),
    command(api.changeFolder, (input, context, tx) => change(desk, tx, context, input)),
    command(api.deleteFolder, (input, context, tx) => remove(desk, tx, context, input)),
    query(api.listFoldersOf, (input, { caller }) => foldersOf(desk, db, caller, input)),
    command(api.fileDocument, (input, context, tx) => file(desk, tx, context, input)),
    command(api.unfileDocument, (input, context, tx) => unfile(desk, tx, context, input)),
  ];
}
