/** What keeps the server from working that is no mistake of the call, and passes by itself. */
export type Outage = 'unreachable' | 'full';

/** Codes of sockets and of PostgreSQL (appendix A): stopping, starting, refusing, cut off. */
const unreachable =
  /^(?:ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|ENETDOWN|ENETUNREACH|EHOSTDOWN|EHOSTUNREACH|EAI_AGAIN|57P0[1-5]|53300|08\w{3})$/;
/** The disk of this server, or that of the database, takes no more bytes. */
const full = /^(?:ENOSPC|EDQUOT|53100)$/;
/** The driver gives these without a code. */
const cut =
  /^(?:Connection terminated|Client (?:has encountered a connection error|was closed)|timeout exceeded when trying to connect|server closed the connection)/;

/** @returns null for every other error */
export function outageOf(error: unknown): Outage | null {
  if (!(error instanceof Error)) return null;
  const { code = '', syscall } = error as { code?: unknown; syscall?: unknown };
  const text = typeof code === 'string' ? code : '';
  if (full.test(text)) return 'full';
  // While the embedded database starts again its socket is not there; of a file it is another fault.
  if (text === 'ENOENT' && syscall === 'connect') return 'unreachable';
  if (unreachable.test(text) || (text === '' && cut.test(error.message))) return 'unreachable';
  return error.cause === undefined ? null : outageOf(error.cause);
}
