/*
 * The subset of Markdown of help pages and policies: `## heading`, `- list`, `1. list`,
 * `> note`, `![text](picture)`, and inside a line **strong**, `key` and [text](address).
 */

export type Block =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly text: string; readonly id: string }
  | { readonly kind: 'paragraph' | 'note'; readonly text: string }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly string[] }
  | { readonly kind: 'picture'; readonly words: string; readonly name: string };

export type Span =
  | { readonly kind: 'text' | 'strong' | 'key'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly place: string };

/** The blocks of a text, separated by empty lines; a heading or picture is a block of its own. */
export function toBlocks(text: string): Block[] {
  const chunks = text
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map((chunk) => chunk.trim())
    .filter((chunk) => chunk !== '');
  return chunks.map(toBlock);
}

function toBlock(chunk: string, index: number): Block {
  const heading = /^(##|###) (.+)$/.exec(chunk);
  if (heading) {
    const level = heading[1] === '##' ? 2 : 3;
    return { kind: 'heading', level, text: heading[2] ?? '', id: `part-${index}` };
  }
  const picture = /^!\[(.*)\]\(([\w-]+)\)$/.exec(chunk);
  if (picture) return { kind: 'picture', words: picture[1] ?? '', name: picture[2] ?? '' };
  const lines = chunk.split('\n');
  if (lines.every((line) => line.startsWith('- '))) {
    return { kind: 'list', isOrdered: false, items: lines.map((line) => line.slice(2)) };
  }
  if (lines.every((line) => /^\d+\. /.test(line))) {
    const items = lines.map((line) => line.replace(/^\d+\. /, ''));
    return { kind: 'list', isOrdered: true, items };
  }
  if (lines.every((line) => line.startsWith('> '))) {
    return { kind: 'note', text: lines.map((line) => line.slice(2)).join(' ') };
  }
  return { kind: 'paragraph', text: lines.join(' ') };
}

const marked = /\*\*([^*]+)\*\*|`([^`]+)`|\[([^\]]+)\]\((\/[\w/-]*)\)/g;

/** The parts of a line. Only links inside the application are accepted. */
export function toSpans(line: string): Span[] {
  const spans: Span[] = [];
  let at = 0;
  for (const match of line.matchAll(marked)) {
    if (match.index > at) spans.push({ kind: 'text', text: line.slice(at, match.index) });
    const [whole, strong, key, words, place] = match;
    if (strong !== undefined) spans.push({ kind: 'strong', text: strong });
    else if (key !== undefined) spans.push({ kind: 'key', text: key });
    else spans.push({ kind: 'link', text: words ?? '', place: place ?? '/' });
    at = match.index + whole.length;
  }
  if (at < line.length) spans.push({ kind: 'text', text: line.slice(at) });
  return spans;
}

/** The text without Markdown signs, for searching. */
export function plainText(text: string): string {
  return toBlocks(text)
    .map((block) => {
      if (block.kind === 'picture') return block.words;
      const lines = block.kind === 'list' ? block.items : [block.text];
      return lines
        .map((line) =>
          toSpans(line)
            .map((span) => span.text)
            .join(''),
        )
        .join(' ');
    })
    .join(' ');
}
