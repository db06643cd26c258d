import type { BookType, PublicDeployment } from '@sarn/portal/contract';

type Flag = keyof PublicDeployment['flags'];

interface Panel {
  readonly book: BookType;
  /** Shown only where the deployment says so. */
  readonly flag?: Flag;
}

/** The panels in the order of the screen (specification §2), which is not that of the call. */
const panels: readonly Panel[] = [
  { book: 'cycle', flag: 'circularPanel' },
  { book: 'meet' },
  { book: 'regularity' },
  { book: 'rule' },
  { book: 'news' },
  { book: 'announce' },
  { book: 'declaration', flag: 'declarationPanel' },
  { book: 'command' },
];

/** Books that this deployment shows, in the order of the screen. */
export function shownBooks(flags: PublicDeployment['flags'] | undefined): BookType[] {
  return panels.filter(({ flag }) => !flag || flags?.[flag]).map(({ book }) => book);
}
