import { startHttpStandIn } from '@sarn/testing/stand-ins';

/** A message as it was posted, with the name of its outermost element. */
export interface GatewayCall {
  readonly name: string;
  readonly xml: string;
  readonly authorization: string;
}

/**
 * A national gateway as the documents of TH e-GIF describe it: SOAP in, one queue for the agency,
 * and what is pulled stays until it is confirmed. It shares no code with what it tests.
 */
export interface GatewayStandIn {
  readonly url: string;
  readonly calls: readonly GatewayCall[];
  /** What is wrong with the messages that came, by the documented structure. */
  readonly complaints: readonly string[];
  /** Puts a message into the queue of the agency. @param xml the answer without its head */
  deliver(xml: string): void;
  countWaiting(): number;
  /** Removes one complaint that the test itself caused. */
  forgive(complaint: string): void;
  /** Statuses with which the next calls are answered instead. */
  readonly moods: number[];
  close(): Promise<void>;
}

const letterFields = [
  'ID',
  'CorrespondenceDate',
  'Subject',
  'SecretCode',
  'SpeedCode',
  'SenderParty',
  'ReceiverParty',
  'SendDate',
];
const notice = ['LetterID', 'CorrespondenceDate', 'Subject'];

/** What each message must hold; letter and notice differ by what is in the request. */
const structures: Readonly<Record<string, readonly string[]>> = {
  CorrespondenceLetterInboundRequest: [],
  CorrespondenceLetterDeleteRequest: ['ProcessID'],
  DeleteGovernmentDocumentRequest: [
    ...['LetterID', 'CorrespondenceDate'],
    ...['SenderDepartmentCode', 'AcceptDepartmentCode'],
  ],
  GovernmentDocument: ['CorrespondenceLetter', ...letterFields],
  ReceiveLetterNotifier: notice,
  AcceptLetterNotifier: [...notice, 'AcceptID'],
  RejectLetterNotifier: notice,
  InvalidLetterNotifier: notice,
};
const outbound = 'CorrespondenceLetterOutboundRequest';

const has = (xml: string, name: string): boolean =>
  new RegExp(`<(?:\\w+:)?${name}[\\s/>]`).test(xml);

function complaintsOf({ name, xml }: GatewayCall): string[] {
  const inside = Object.keys(structures).filter((known) => has(xml, known));
  const kind = name === outbound ? inside.find((known) => known !== name) : name;
  const wanted = structures[kind ?? ''];
  if (!wanted) return [`${name} is not a message`];
  const missing = wanted.filter((field) => !has(xml, field));
  const dates = [...xml.matchAll(/<(?:\w+:)?CorrespondenceDate>([^<]*)</g)].map(
    ([, day]) => day ?? '',
  );
  const wrong = dates.filter((day) => !/^(?:19|20)\d\d-\d\d-\d\d$/.test(day));
  return [
    ...missing.map((field) => `${kind} without ${field}`),
    ...wrong.map((day) => `${kind} with the date ${day}`),
    ...(has(xml, 'Envelope') ? [] : [`${kind} without envelope`]),
    ...(kind === 'GovernmentDocument' && !xml.includes('GovernmentDocument:1.0')
      ? ['a letter without its namespace']
      : []),
  ];
}

const nameOf = (xml: string): string =>
  /<(?:\w+:)?Body>\s*<(?:\w+:)?(\w+)/.exec(xml)?.[1] ?? 'nothing';

export async function startGatewayStandIn(): Promise<GatewayStandIn> {
  const calls: GatewayCall[] = [];
  const complaints: string[] = [];
  const queue: { id: string; xml: string }[] = [];
  const moods: number[] = [];
  let processes = 0;
  const answer = (content: string, id?: string) => {
    processes += 1;
    const head = `<ProcessID>${id ?? `OUT-${processes}`}</ProcessID><ProcessTime>${new Date().toISOString()}</ProcessTime>`;
    const body = `<CorrespondenceLetterResponse>${head}${content}</CorrespondenceLetterResponse>`;
    return `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body>${body}</s:Body></s:Envelope>`;
  };
  const server = await startHttpStandIn(({ body, headers }) => {
    const mood = moods.shift();
    if (mood !== undefined) return { status: mood, body: 'not now' };
    const xml = body.toString('utf8');
    const call = { name: nameOf(xml), xml, authorization: headers.authorization ?? '' };
    calls.push(call);
    complaints.push(...complaintsOf(call));
    const [first] = queue;
    if (call.name === 'CorrespondenceLetterInboundRequest') {
      return { status: 200, body: first ? answer(first.xml, first.id) : answer('') };
    }
    if (call.name === 'CorrespondenceLetterDeleteRequest') {
      const id = /<ProcessID>([^<]*)</.exec(xml)?.[1];
      if (first?.id === id) queue.shift();
      else return { status: 200, body: answer('<Error>no such process</Error>') };
    }
    return { status: 200, body: answer('') };
  });
  return {
    url: `${server.url}/exchange`,
    calls,
    complaints,
    deliver(xml) {
      processes += 1;
      queue.push({ id: `IN-${processes}`, xml });
    },
    countWaiting: () => queue.length,
    forgive(complaint) {
      const place = complaints.indexOf(complaint);
      if (place !== -1) complaints.splice(place, 1);
    },
    moods,
    close: () => server.close(),
  };
}
