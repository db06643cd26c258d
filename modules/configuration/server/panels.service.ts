import { keep } from '@sarn/platform-server';
import type { Caller, Kept, Platform, SettingsTable } from '@sarn/platform-server';
import type { Deployment } from '@sarn/portal/contract';
import type { ShownPanel, ShownPanels } from '@sarn/portal/server';
import { panelTable } from '../contract/index.ts';
import { listPanels, panelSettings } from './panels.store.ts';
import type { SetPanel } from './panels.store.ts';

/** Code of the area that holds the panels. */
const areaCode = 'area';

/** The two panels that a deployment file may leave out, by their flags. */
const panelsOfFlags = { circularPanel: 'cycle', declarationPanel: 'declaration' } as const;
type PanelFlag = keyof typeof panelsOfFlags;

const isPanelFlag = (flag: string): flag is PanelFlag => Object.hasOwn(panelsOfFlags, flag);

export interface Panels {
  readonly kept: Kept<readonly SetPanel[]>;
  readonly settings: SettingsTable;
  shownTo(caller: Caller): Promise<ShownPanels>;
  /** What the agency set of a flag of the deployment; undefined: as the file has it. */
  switchedTo(flag: string): boolean | undefined;
}

/** The panels of the dashboard, kept until one changes anywhere. */
export function createPanels({ db, announcements }: Platform, file: Deployment): Panels {
  const topic = panelTable.code;
  const kept = keep(announcements, topic, () => listPanels(db));
  return {
    kept,
    settings: { ...panelSettings, changed: (tx) => announcements.announce(tx, topic) },
    async shownTo(caller) {
      const shown = (await kept.read()).map((panel) => shownPanel(panel, file, caller));
      const area = shown.find(({ code }) => code === areaCode) ?? null;
      return { area, panels: shown.filter(({ code }) => code !== areaCode) };
    },
    switchedTo(flag) {
      if (!isPanelFlag(flag)) return undefined;
      const shown = kept.last()?.find(({ code }) => code === panelsOfFlags[flag])?.shown ?? 'file';
      return shown === 'file' ? undefined : shown === 'on';
    },
  };
}

function shownPanel(panel: SetPanel, file: Deployment, caller: Caller): ShownPanel {
  const { code, nameTh, nameEn, rows, newDays, seenBy, shown } = panel;
  const isOn = shown === 'file' ? inFile(code, file) : shown === 'on';
  return {
    ...{ code, title: { th: nameTh, en: nameEn }, rows, newDays },
    isShown: isOn && sees[seenBy](caller),
  };
}

function inFile(code: string, { flags }: Deployment): boolean {
  const flag = (Object.keys(panelsOfFlags) as PanelFlag[]).find(
    (one) => panelsOfFlags[one] === code,
  );
  return flag === undefined || flags[flag];
}

const holds = (caller: Caller, duties: readonly string[]) =>
  caller.principals.some((key) => duties.some((duty) => key.startsWith(`${duty}:`)));

/** Who sees a panel: by the posts of the day, acting ones included. */
const sees: Readonly<Record<SetPanel['seenBy'], (caller: Caller) => boolean>> = {
  all: () => true,
  heads: (caller) => holds(caller, ['head', 'deputy']),
  clerks: (caller) => holds(caller, ['clerk']),
};
