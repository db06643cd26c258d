import { diffArrays } from 'diff';
import { paragraphEnd } from '@sarn/review/contract';
import type { Replacement } from '@sarn/review/contract';

/** Thai is written without blanks: words are told apart by their meaning. */
const segmenter = new Intl.Segmenter('th', { granularity: 'word' });

/** More than this is told as one change: nobody reads so many. */
const mostChanges = 400;

/** Words that differ, and where the former ones begin. */
interface Change {
  readonly from: number;
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

/**
 * What was changed in a plain text, by whole words, in its order. Words that stayed between two changes longer than
 * they are become part of one change: somebody wrote a phrase for another.
 */
export function changesBetween(before: string, after: string): Replacement[] {
  if (before === after) return [];
  const [head, tail] = commonEnds(before, after);
  const former = before.slice(head, before.length - tail);
  const newer = after.slice(head, after.length - tail);
  const parts = diffArrays(wordsOf(former), wordsOf(newer), { maxEditLength: mostChanges });
  if (!parts) return [{ from: head, to: head + former.length, insert: newer }];
  const changes: Change[] = [];
  let same: readonly string[] = [];
  let at = head;
  for (const { value, added, removed } of parts) {
    if (!added && !removed) {
      at += lengthOf(value);
      same = value;
      continue;
    }
    const next = { from: at, removed: removed ? value : [], added: added ? value : [] };
    if (removed) at += lengthOf(value);
    changes.push(next);
    // What is removed and what comes in for it are two parts without words between them.
    join(changes, same);
    same = [];
  }
  for (let known = -1; known !== changes.length;) {
    known = changes.length;
    joinShort(changes, before);
  }
  return changes.map(withoutCommon).map(({ from, removed, added }) => {
    const [was, insert] = [removed.join(''), added.join('')];
    const [begin, end] = sharedPhrases(was, insert);
    return {
      ...{ from: from + begin, to: from + was.length - end },
      insert: insert.slice(begin, insert.length - end),
    };
  });
}

/** Letters in a row from which on a shared beginning is a word that was not changed, however it is told apart. */
const phrase = 4;

/** Letters with which both begin and end; never a part of a letter with its marks, nor of a Latin word or number. */
function sharedPhrases(was: string, insert: string): readonly [number, number] {
  const most = Math.min(was.length, insert.length);
  let begin = 0;
  while (begin < most && was[begin] === insert[begin]) begin += 1;
  while (begin > 0 && !(mayCut(was, begin) && mayCut(insert, begin))) begin -= 1;
  if (begin < phrase) begin = 0;
  let end = 0;
  while (end < most - begin && was.at(-1 - end) === insert.at(-1 - end)) end += 1;
  while (end > 0 && !(mayCut(was, was.length - end) && mayCut(insert, insert.length - end))) {
    end -= 1;
  }
  return [begin, end < phrase ? 0 : end];
}

const mayCut = (text: string, at: number): boolean =>
  !/^\p{M}|^[ะาำๅ]/u.test(text.slice(at)) &&
  !/[เแโใไ]$/u.test(text.slice(0, at)) &&
  !(
    /[\p{Script=Latin}\p{N}]$/u.test(text.slice(0, at)) &&
    /^[\p{Script=Latin}\p{N}]/u.test(text.slice(at))
  );

/** Makes the last two one, where no words stayed between them. */
function join(changes: Change[], same: readonly string[]): void {
  const [former, last] = changes.slice(-2);
  if (!former || !last || same.length > 0) return;
  changes.splice(-2, 2, joined(former, [], last));
}

/** Makes two neighbours one, where fewer letters stayed between them than each of them changes. */
function joinShort(changes: Change[], before: string): void {
  for (let at = changes.length - 1; at > 0; at -= 1) {
    const [former, next] = [changes[at - 1], changes[at]];
    if (!former || !next) continue;
    const between = before.slice(former.from + lengthOf(former.removed), next.from);
    const isShort = between.length <= Math.min(sizeOf(former), sizeOf(next));
    // A change of one paragraph is not that of another.
    if (isShort && !between.includes(paragraphEnd)) {
      changes.splice(at - 1, 2, joined(former, wordsOf(between), next));
    }
  }
}

const joined = (former: Change, between: readonly string[], next: Change): Change => ({
  from: former.from,
  removed: [...former.removed, ...between, ...next.removed],
  added: [...former.added, ...between, ...next.added],
});

/** Without the words with which both sides begin or end. */
function withoutCommon({ from, removed, added }: Change): Change {
  const most = Math.min(removed.length, added.length);
  let head = 0;
  while (head < most && removed[head] === added[head]) head += 1;
  let tail = 0;
  while (tail < most - head && removed.at(-1 - tail) === added.at(-1 - tail)) tail += 1;
  return {
    from: from + lengthOf(removed.slice(0, head)),
    removed: removed.slice(head, removed.length - tail),
    added: added.slice(head, added.length - tail),
  };
}

const lengthOf = (words: readonly string[]): number =>
  words.reduce((sum, { length }) => sum + length, 0);

const sizeOf = ({ removed, added }: Change): number => Math.max(lengthOf(removed), lengthOf(added));

/** Characters that both begin with and end with, in whole paragraphs: in a part of one, Thai may be read otherwise. */
function commonEnds(before: string, after: string): readonly [number, number] {
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && before[head] === after[head]) head += 1;
  const begin = head === 0 ? 0 : before.lastIndexOf(paragraphEnd, head - 1) + 1;
  let tail = 0;
  while (tail < most - begin && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const end = before.indexOf(paragraphEnd, before.length - tail);
  return [begin, end < 0 || tail === 0 ? 0 : before.length - end];
}

const wordsOf = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);
