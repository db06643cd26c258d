import { command, query, stream } from '@sarn/platform-server';
import type { Route } from '@sarn/platform-server';
import * as api from '../../contract/index.ts';
import type { Desk } from '@sarn/document/server';
import { manyHands, saveSetting, setting, workload } from './report.service.ts';
import { handsSheet, workloadSheet } from './report-sheet.service.ts';

/** The calls of the reports: endpoint to service, nothing else. */
export function reportRoutes(desk: Desk): Route[] {
  return [
    query(api.workloadReport, (input, { caller }) => workload(desk, caller, input)),
    query(api.handsReport, (input, { caller }) => manyHands(desk, caller, input)),
    stream(api.exportWorkload, (input, context) => workloadSheet(desk, context, input)),
    stream(api.exportHands, (input, context) => handsSheet(desk, context, input)),
    query(api.getReportSetting, () => setting(desk.platform.db)),
    command(api.saveReportSetting, (input, context, tx) => saveSetting(desk, tx, context, input)),
  ];
}
