import { ProgrammingError } from './programming-error.ts';

/** A question that is another one in each attempt would never let the work end. */
const mostQuestions = 20;

type Ask = () => Promise<boolean>;

/** Ends an attempt of a transaction whose work goes on only with an answer. */
class AnswerMissing extends Error {
  override readonly name = 'AnswerMissing';
}

/** What the work of a transaction asks outside of it, and the answers, over all its attempts. */
export class Questions {
  readonly #answers = new Map<string, boolean>();
  #open: { readonly question: string; readonly ask: Ask } | null = null;

  /** @throws AnswerMissing where it was not asked yet: then the attempt is to end */
  answerTo(question: string, ask: Ask): boolean {
    const known = this.#answers.get(question);
    if (known !== undefined) return known;
    this.#open ??= { question, ask };
    throw new AnswerMissing();
  }

  /** Work that went on without its answer must not be committed. @throws AnswerMissing */
  assertNoneOpen(): void {
    if (this.#open) throw new AnswerMissing();
  }

  /**
   * Asks what the attempt that has ended could not go on without.
   *
   * @returns whether there was such a question
   * @throws what asking throws, and ProgrammingError when there is no end of questions
   */
  async answerOpen(): Promise<boolean> {
    if (!this.#open) return false;
    if (this.#answers.size >= mostQuestions) {
      throw new ProgrammingError('the work of a transaction asks something else each time');
    }
    const { question, ask } = this.#open;
    this.#open = null;
    this.#answers.set(question, await ask());
    return true;
  }
}
