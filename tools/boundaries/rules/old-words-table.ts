/** Where a word is refused: in names of types, functions and constants, or in comments too. */
type Where = 'names' | 'names and comments';

export interface OldWord {
  /** The word of docs/glossary.md to use instead. */
  readonly instead: string;
  readonly where: Where;
  /** Names in which the word has its standard meaning, in lower case with spaces. */
  readonly except?: readonly string[];
  /** Whether a name may begin with it as a verb and go on: `moveFolder`. */
  readonly isVerbToo?: true;
}

/** Words that are no longer used; the singular includes the plural. */
export const OLD_WORDS: Readonly<Record<string, OldWord>> = {
  desk: { instead: 'dependencies', where: 'names and comments' },
  leg: { instead: 'transmission', where: 'names and comments' },
  // Who holds a post is its holder.
  holder: { instead: 'principal', where: 'names and comments', except: ['holder name'] },
  seat: { instead: 'capacity', where: 'names and comments' },
  // The term for who presides over a committee.
  chair: { instead: 'post', where: 'names and comments', except: ['is chair', 'chair id'] },
  crew: { instead: 'assignees', where: 'names and comments' },
  bag: { instead: 'batch registration', where: 'names and comments' },
  heritage: { instead: 'work transfer', where: 'names and comments' },
  lane: { instead: 'pipelined connection', where: 'names and comments' },
  sitting: { instead: 'reading session', where: 'names and comments' },
  discreet: { instead: 'private', where: 'names and comments' },
  house: { instead: 'instance, agency or tree', where: 'names and comments' },
  // The term of Socket.IO for the connections that get the same messages.
  room: { instead: 'layer', where: 'names', except: ['socket room'] },
  door: { instead: 'entry point', where: 'names' },
  floor: { instead: 'tier', where: 'names' },
  stage: { instead: 'harness', where: 'names', except: ['reminder stage'] },
  stand: { instead: 'instance', where: 'names', except: ['stand in'] },
  ending: { instead: 'dissolution', where: 'names' },
  standing: { instead: 'validity', where: 'names' },
  thing: { instead: 'document, subject or resource', where: 'names' },
  brought: { instead: 'delivered', where: 'names' },
  move: { instead: 'transition', where: 'names', isVerbToo: true },
  paper: { instead: 'document', where: 'names' },
};
