/** The logger of the database code; a pino logger fits. Data never holds secrets. */
export interface DbLog {
  info(data: object, message: string): void;
  warn(data: object, message: string): void;
  error(data: object, message: string): void;
}

/** Writes one JSON line to stderr: used when no logger is given, so that no error is lost. */
export const stderrLog: DbLog = {
  info: () => undefined,
  warn: (data, message) => writeLine('warn', data, message),
  error: (data, message) => writeLine('error', data, message),
};

function writeLine(level: string, data: object, message: string): void {
  process.stderr.write(`${JSON.stringify({ level, message, ...data })}\n`);
}
