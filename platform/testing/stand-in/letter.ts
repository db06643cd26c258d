/** A letter as its reader sees it. */
export interface Letter {
  /** Names in lower case; values unfolded, not decoded. */
  readonly headers: ReadonlyMap<string, string>;
  readonly subject: string;
  readonly messageId: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly { readonly mediaType: string; readonly bytes: Buffer }[];
}

/** Reads a letter of RFC 5322 with text parts of RFC 2045; bytes as latin1. */
export function readLetter(raw: string): Letter {
  const { headers, body } = split(raw.replaceAll('\r\n', '\n'));
  const parts = partsOf(headers, body);
  const of = (type: string) => {
    const found = parts.find((part) => (part.headers.get('content-type') ?? '').startsWith(type));
    return found ? decodeBody(found) : '';
  };
  return {
    headers,
    subject: decodeWords(headers.get('subject') ?? ''),
    messageId: headers.get('message-id') ?? '',
    text: of('text/plain'),
    html: of('text/html'),
    attachments: parts.filter(isAttached).map((part) => ({
      mediaType: part.headers.get('content-type')?.split(';')[0] ?? '',
      bytes: Buffer.from(part.body, 'base64'),
    })),
  };
}

const isAttached = ({ headers }: Part): boolean =>
  (headers.get('content-disposition') ?? '').startsWith('attachment');

interface Part {
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

function split(raw: string): Part {
  const gap = raw.indexOf('\n\n');
  const head = raw.slice(0, gap).replace(/\n[ \t]+/g, ' ');
  const lines = head.split('\n').map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { headers: new Map(lines), body: raw.slice(gap + 2) };
}

function partsOf(headers: ReadonlyMap<string, string>, body: string): Part[] {
  const boundary = /boundary="?([^";]+)"?/.exec(headers.get('content-type') ?? '')?.[1];
  if (boundary === undefined) return [{ headers, body }];
  return body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => split(part.replace(/^\n/, '')))
    .flatMap((part) => partsOf(part.headers, part.body));
}

function decodeBody({ headers, body }: Part): string {
  const encoding = (headers.get('content-transfer-encoding') ?? '').toLowerCase();
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8').trim();
  const plain = encoding === 'quoted-printable' ? unquote(body.replaceAll('=\n', '')) : body;
  return Buffer.from(plain, 'latin1').toString('utf8').trim();
}

function unquote(text: string): string {
  return text.replace(/=([0-9A-F]{2})/g, (_whole, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

/** Encoded words of RFC 2047; a character may be split between two of them. */
function decodeWords(text: string): string {
  const joined = text.replace(/\?=\s+=\?/g, '?==?');
  const words = /(?:=\?utf-8\?[bq]\?[^?]*\?=)+/gi;
  return joined.replace(words, (run) => {
    const bytes = [...run.matchAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi)].map(
      ([, kind = '', data = '']) =>
        kind.toLowerCase() === 'b'
          ? Buffer.from(data, 'base64')
          : Buffer.from(unquote(data.replaceAll('_', ' ')), 'latin1'),
    );
    return Buffer.concat(bytes).toString('utf8');
  });
}
