import type { OutputOf, SentInputOf } from '@sarn/kernel';
import { printBlob } from '@sarn/file/web';
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

/** Saves one of the reports as an Excel file, or prints it. */
export function useExportReport(tab: 'workload' | 'handoffs', form: 'excel' | 'pdf') {
  return useMutation({
    mutationFn: async (asked: Ask) => {
      const ask = { ...asked, form };
      const file =
        tab === 'handoffs' ? download(exportHandoffs, ask) : download(exportWorkload, ask);
      const { blob, fileName } = await file;
      if (form === 'pdf') printBlob(blob);
      else saveBlob(blob, fileName);
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
