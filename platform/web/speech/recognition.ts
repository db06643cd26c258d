/** What is used of the Web Speech API, which the library of TypeScript does not know. */
export interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: RecognitionResult) => void) | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
}

interface RecognitionResult {
  /** The first result that is new. */
  readonly resultIndex: number;
  readonly results: ArrayLike<
    ArrayLike<{ readonly transcript: string }> & { readonly isFinal: boolean }
  >;
}

type Named = Readonly<Partial<Record<'SpeechRecognition' | 'webkitSpeechRecognition', unknown>>>;

/** Whether this browser can write down what is said. */
export const canRecognise = (): boolean => makerOf(globalThis as Named) !== undefined;

/** @returns undefined where the browser cannot */
export function makeRecognition(): Recognition | undefined {
  const Maker = makerOf(globalThis as Named);
  return Maker && new Maker();
}

function makerOf(scope: Named): (new () => Recognition) | undefined {
  const found = scope.SpeechRecognition ?? scope.webkitSpeechRecognition;
  return typeof found === 'function' ? (found as new () => Recognition) : undefined;
}

/** The sentences that were heard to their end. */
export const saidIn = ({ resultIndex, results }: RecognitionResult): string =>
  Array.from(results)
    .slice(resultIndex)
    .filter(({ isFinal }) => isFinal)
    .map((result) => result[0]?.transcript.trim() ?? '')
    .filter((text) => text !== '')
    .join(' ');
