/**
 * A key of this installation is missing or is another one, and what it encrypted is there. The
 * message is one line for the console: what is missing, what needs it, and from where to put it back.
 */
export class LostKeyError extends Error {
  override readonly name = 'LostKeyError';

  /**
   * @param fault what was found, as a sentence that begins with the path
   * @param name of the file in `keys`, as SARN_LOST_KEYS names it
   */
  constructor(fault: string, name: string) {
    super(
      `${fault} Put keys/${name} back from the newest backup of this installation and start again. If there is no copy any more, start with SARN_LOST_KEYS=${name}: what needs the old key stays unreadable.`,
    );
  }
}
