import { roleTerms, wayTerms } from '@sarn/notification/contract';
import type {
  ChannelHealth,
  Matrix,
  MatrixModule,
  MatrixRow,
  NoticeWay,
} from '@sarn/notification/contract';
import { useLanguage, useWords } from '@sarn/platform-web';
import { Bell, Mail, MessageCircle, Smartphone } from 'lucide-react';
import { settingWords } from '../words/setting-words.ts';
import type { Edits } from './matrix-draft.ts';

/** What the grid and the cards of the matrix work on. */
export interface MatrixBoard {
  readonly matrix: Matrix;
  readonly groups: readonly {
    readonly module: MatrixModule;
    readonly rows: readonly MatrixRow[];
  }[];
  readonly edits: Edits;
  readonly channels: readonly ChannelHealth[];
  readonly folded: ReadonlySet<string>;
  readonly chosen: MatrixRow | null;
  readonly onFold: (module: string) => void;
  readonly onEdit: (edit: (known: Edits) => Edits) => void;
  readonly onChoose: (row: MatrixRow) => void;
}

export const wayIcons = { bell: Bell, email: Mail, line: MessageCircle, push: Smartphone } as const;

/** Names of what stands in the matrix, in the shown language. */
export function useMatrixNames() {
  const say = useWords(settingWords);
  const language = useLanguage() === 'en' ? 'en' : 'th';
  const nameOf = ({ nameTh, nameEn }: { readonly nameTh: string; readonly nameEn: string }) =>
    (language === 'en' && nameEn) || nameTh;
  return {
    nameOf,
    role: (row: Pick<MatrixRow, 'role'>) => roleTerms[row.role][language],
    way: (way: NoticeWay) => wayTerms[way][language],
    /** Where there is room for a word or two. */
    shortWay: (way: NoticeWay) =>
      way === 'push' ? say('matrix.pushShort') : wayTerms[way][language],
  };
}

/** Below the name of a way: how it does now. */
export function useWayState(channels: readonly ChannelHealth[]) {
  const say = useWords(settingWords);
  return (way: NoticeWay): { readonly text: string; readonly isWarning: boolean } => {
    const health = channels.find(({ code }) => code === way);
    if (way === 'bell' || !health) return { text: say('matrix.atOnce'), isWarning: false };
    if (!health.isOffered || !health.isSetUp) {
      return { text: say('matrix.notSetUp'), isWarning: true };
    }
    if (health.isCaught) return { text: say('matrix.caught'), isWarning: true };
    if (health.failed > 0) {
      return { text: say('matrix.failed', { count: health.failed }), isWarning: true };
    }
    return { text: say('matrix.works'), isWarning: false };
  };
}
