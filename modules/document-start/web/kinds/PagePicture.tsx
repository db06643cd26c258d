import type { PageLook } from './kind-groups.ts';

/** Lines of text: left, top, width. */
type Line = readonly [x: number, y: number, width: number];

interface Drawing {
  /** Centre of the emblem and its radius; none on minutes and evidence. */
  readonly emblem?: readonly [x: number, y: number, radius: number];
  /** The title below or beside the emblem, and other text that is set off. */
  readonly strong?: readonly Line[];
  readonly text: readonly Line[];
  readonly mark?: 'seal' | 'photo';
}

const body = [20, 26, 32] as const;
const paragraph: readonly Line[] = [
  [6, body[0], 24],
  [6, body[1], 24],
  [6, body[2], 16],
];
const centred = { emblem: [18, 9, 4.5] } as const;

const drawings: Readonly<Record<Exclude<PageLook, 'other'>, Drawing>> = {
  letter: { ...centred, text: paragraph },
  memo: { emblem: [8, 8, 3.5], strong: [[14, 7, 16]], text: paragraph },
  stamp: { ...centred, text: paragraph.slice(0, 2), mark: 'seal' },
  english: { ...centred, text: [[20, 17, 10], ...paragraph.slice(1), [6, 38, 10]] },
  order: { ...centred, strong: [[11, 17, 14]], text: paragraph.map(([x, y, w]) => [x, y + 3, w]) },
  certificate: { ...centred, text: paragraph.slice(0, 2), mark: 'photo' },
  minutes: {
    strong: [[9, 6, 18]],
    text: [
      [6, 14, 12],
      [6, 19, 14],
      [6, 26, 24],
      [6, 32, 24],
      [6, 38, 18],
    ],
  },
};

/** A small first page, by which a kind is known at a glance; decoration. */
export function PagePicture({ look }: { readonly look: PageLook }) {
  const drawing = look === 'other' ? null : drawings[look];
  return (
    <svg className="page-picture" viewBox="0 0 36 48" aria-hidden="true" focusable="false">
      <rect
        className="page-picture-sheet"
        x="0.5"
        y="0.5"
        width="35"
        height="47"
        rx="2"
        strokeDasharray={drawing ? undefined : '3 2'}
      />
      {drawing && <Drawn {...drawing} />}
    </svg>
  );
}

function Drawn({ emblem, strong = [], text, mark }: Drawing) {
  return (
    <>
      {emblem && (
        <circle className="page-picture-strong" cx={emblem[0]} cy={emblem[1]} r={emblem[2]} />
      )}
      {strong.map(([x, y, width]) => (
        <rect key={y} className="page-picture-strong" {...{ x, y, width }} height="3" />
      ))}
      {text.map(([x, y, width]) => (
        <rect key={y} className="page-picture-text" {...{ x, y, width }} height="2" />
      ))}
      {mark === 'seal' && <circle className="page-picture-seal" cx="25" cy="37" r="5" />}
      {mark === 'photo' && (
        <rect className="page-picture-photo" x="6" y="33" width="8" height="10" />
      )}
    </>
  );
}
