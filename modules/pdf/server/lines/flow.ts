/** Letters of a paragraph that look alike. */
export interface Run {
  readonly text: string;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly underline?: boolean;
  readonly strike?: boolean;
  /** Of a tab on a chosen line: how much room follows its text, in points. */
  readonly gap?: number;
}

/** Text whose lines are still to be chosen; lengths in points. */
export interface Flow {
  readonly kind: 'flow';
  /** `\n` in a run ends a line, `\t` leads to the next tab stop. */
  readonly runs: readonly Run[];
  readonly width: number;
  /** By how much the first line is shorter: its indent, and the number of a clause. */
  readonly first: number;
  /** Size of the type. */
  readonly size: number;
  /** Lines are as wide as the paragraph where that leaves no holes; otherwise they are ragged. */
  readonly isJustified: boolean;
  /** Its lines are about as long as each other: a head in the middle, never a last line of one word. */
  readonly isBalanced?: boolean;
}

/** A line as it is set. */
export interface Line {
  readonly runs: readonly Run[];
  /** Set to the full width; the last line of a paragraph is not, nor one that would have holes. */
  readonly isFull: boolean;
  /** Its first words, where a catchword is asked for. */
  readonly begins?: string;
}
