import {
  InappropriateAuthError,
  InsufficientAccessError,
  InvalidCredentialsError,
  NoSuchObjectError,
} from 'ldapts';

/** Why a directory could not be read, as its administrator needs to know it. */
type DirectoryFault =
  | 'identity.directory-unreachable'
  | 'identity.directory-untrusted'
  | 'identity.directory-refused'
  | 'identity.directory-no-base'
  | 'identity.directory-unreadable';

const unreachable = [
  ...['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ECONNRESET', 'ERR_SOCKET_CONNECTION_TIMEOUT'],
];
/** Codes with which Node refuses a certificate (OpenSSL, X509_V_ERR). */
const untrusted = /CERT|ISSUER|SIGNATURE|CRL|HOSTNAME|CHAIN/;

export function directoryFault(error: unknown): DirectoryFault {
  if (error instanceof InvalidCredentialsError || error instanceof InappropriateAuthError) {
    return 'identity.directory-refused';
  }
  if (error instanceof NoSuchObjectError || error instanceof InsufficientAccessError) {
    return 'identity.directory-no-base';
  }
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  if (typeof code === 'string' && unreachable.includes(code))
    return 'identity.directory-unreachable';
  if (typeof code === 'string' && untrusted.test(code)) return 'identity.directory-untrusted';
  return String(message).includes('Connection timeout')
    ? 'identity.directory-unreachable'
    : 'identity.directory-unreadable';
}
