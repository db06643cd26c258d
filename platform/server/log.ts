import pino from 'pino';
import type { DestinationStream } from 'pino';

/** Structured log. Never give it bodies, tokens, addresses, names or subjects. */
export interface Logger {
  debug(facts: object, message: string): void;
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
  child(facts: object): Logger;
}

export type LogLevel = 'silent' | 'debug' | 'info' | 'warn' | 'error';

// A second protection beside the rule that callers log no secrets: these fields show no value.
const secretNames = [
  'password',
  'token',
  'otp',
  'authorization',
  'cookie',
  'email',
  'to',
  'subject',
];

/** @param to where lines are written; standard output by default */
export function createLog(level: LogLevel, to?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    formatters: { level: (label: string) => ({ level: label }) },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: secretNames.flatMap((name) => [name, `*.${name}`]), censor: '[hidden]' },
    serializers: { err: faultFacts },
  };
  return to ? pino(options, to) : pino(options);
}

/**
 * The parts of an error that hold no personal data. The database and the JSON reader
 * quote values in their messages, so their quotations are removed; `detail` is never read.
 */
function faultFacts(fault: unknown): object {
  if (!(fault instanceof Error)) return { type: typeof fault };
  const { code, constraint, table } = fault as Error & Record<string, unknown>;
  const isQuoting = 'severity' in fault || fault instanceof SyntaxError;
  return {
    type: fault.name,
    message: isQuoting ? fault.message.replace(/"[^"]*"?|'[^']*'?/g, '"…"') : fault.message,
    code,
    constraint,
    table,
    // The first lines of a stack repeat the message.
    stack: fault.stack?.split('\n').filter((line) => /^\s+at /.test(line)),
  };
}
