import type { OutputOf, SentInputOf } from '@sarn/kernel';
import { call, download, saveBlob } from '@sarn/platform-web';
import {
  exportHandoffs,
  exportWorkload,
  getReportSetting,
  handoffReport,
  saveReportSetting,
  workloadReport,
} from '@sarn/workload/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

type Ask = SentInputOf<typeof handoffReport>;
const root = ['registry', 'report'] as const;

export type WorkloadAnswer = OutputOf<typeof workloadReport>;

export function useWorkload(ask: SentInputOf<typeof workloadReport>) {
  return useQuery({
    queryKey: [...root, 'workload', ask],
    queryFn: ({ signal }) => call(workloadReport, ask, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function useManyHandoffs(ask: Ask) {
  return useQuery({
    queryKey: [...root, 'handoffs', ask],
    queryFn: ({ signal }) => call(handoffReport, ask, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Saves one of the reports as an Excel file. */
export function useExportReport(tab: 'workload' | 'handoffs') {
  return useMutation({
    mutationFn: async (ask: Ask) => {
      const file =
        tab === 'handoffs' ? download(exportHandoffs, ask) : download(exportWorkload, ask);
      const { blob, fileName } = await file;
      saveBlob(blob, fileName);
    },
  });
}

export function useReportSetting() {
  return useQuery({
    queryKey: [...root, 'setting'],
    queryFn: ({ signal }) => call(getReportSetting, {}, { signal }),
  });
}

/** The number as it is now. */
export const readReportSetting = async () => (await call(getReportSetting, {})).handoffsAtMost;

export function useSaveReportSetting() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (sent: SentInputOf<typeof saveReportSetting>) => call(saveReportSetting, sent),
    onSuccess: () => cache.invalidateQueries({ queryKey: root }),
  });
}
