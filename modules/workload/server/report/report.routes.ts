import { command, query, stream } from '@sarn/platform-server';
import type { Route } from '@sarn/platform-server';
import * as api from '../../contract/index.ts';
import type { Dependencies } from '@sarn/document/server';
import { manyHandoffs, saveSetting, setting, workload } from './report.service.ts';
import { handoffSheet, workloadSheet } from './report-sheet.service.ts';

/** The calls of the reports: each maps an endpoint to a service. */
export function reportRoutes(deps: Dependencies): Route[] {
  return [
    query(api.workloadReport, (input, { caller }) => workload(deps, caller, input)),
    query(api.handoffReport, (input, { caller }) => manyHandoffs(deps, caller, input)),
    stream(api.exportWorkload, (input, context) => workloadSheet(deps, context, input)),
    stream(api.exportHandoffs, (input, context) => handoffSheet(deps, context, input)),
    query(api.getReportSetting, () => setting(deps.platform.db)),
    command(api.saveReportSetting, (input, context, tx) => saveSetting(deps, tx, context, input)),
  ];
}
