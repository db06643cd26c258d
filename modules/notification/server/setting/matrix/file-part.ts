import type { FieldValue, Language } from '@sarn/kernel';
import { readPart } from '@sarn/platform-server';
import type { ConfigurationPart, PartRow } from '@sarn/platform-server';
import {
  MatrixCell,
  everyRole,
  levelTerms,
  moduleEvent,
  noticeWays,
  roleTerms,
  wayTerms,
} from '../../../contract/index.ts';
import type { Matrix } from '../../../contract/index.ts';
import type { OutboxDependencies } from '../../outbox/outbox-dependencies.ts';
import { formerChannels } from './former-channels.ts';
import { readMatrix, setMatrix } from './matrix.service.ts';

/** A row of the matrix in the file: `SARABUN/queue.sign@holder`, or `SARABUN/*` of a whole module. */
const codeOf = (event: string, role: string): string =>
  role === everyRole ? event : `${event}@${role}`;

/** Who is told of which event by which way, for the file of the configuration. */
export const matrixPart = (deps: OutboxDependencies): ConfigurationPart => ({
  code: 'notification-matrix',
  title: { th: 'การแจ้งเตือนตามเหตุการณ์', en: 'Notifications by event' },
  tables: ['notification_cell'],
  replaces: formerChannels,
  fields: Object.fromEntries(noticeWays.map((way) => [way, { ...wayTerms[way], told: levelText }])),
  isOwn: () => false,
  read: async (h) => rowsOf(await readMatrix(deps, h)),
  async write(tx, { context }, { before, after }) {
    const row = after ?? before;
    const [event = '', role = everyRole] = (row?.code ?? '').split('@');
    const cells = noticeWays.flatMap((way) => {
      const value = after?.fields[way];
      if (value === undefined && after) return [];
      return [readPart(MatrixCell, { event, role, way, level: levelOf(value) })];
    });
    if (cells.length > 0) {
      await setMatrix(deps, tx, context, { cells, reason: 'ไฟล์ค่าตั้งระบบ' });
    }
    return 'done';
  },
});

/** What the file says of a cell without a level of its own. */
const asModule = { th: 'ตามระบบงาน', en: 'As the module' };

function levelText(value: FieldValue, language: Language): string {
  const term = Object.entries(levelTerms).find(([level]) => level === value)?.[1];
  return (term ?? asModule)[language === 'en' ? 'en' : 'th'];
}

const levelOf = (value: FieldValue | undefined) => (value === '' ? null : (value ?? null));

function rowsOf({ modules, rows }: Matrix): PartRow[] {
  return [
    ...modules.map(({ module, nameTh, levels }) => ({
      ...{ code: moduleEvent(module), name: `${nameTh}: ทุกเหตุการณ์`, fields: { ...levels } },
    })),
    ...rows.map(({ event, nameTh, role, isWork, levels }) => {
      // The bell of own work is not set, so it is not carried.
      const { bell, ...outside } = levels;
      const all = isWork ? outside : { bell, ...outside };
      const fields = Object.fromEntries(
        Object.entries(all).map(([way, level]) => [way, level ?? '']),
      );
      return { code: codeOf(event, role), name: `${nameTh}: ${roleTerms[role].th}`, fields };
    }),
  ];
}
