/** Browsers allow passkeys by https or on localhost, and never at an IP address. */
export function isPasskeyPlace(): boolean {
  const isNumber = /^[\d.]+$|^\[/.test(location.hostname);
  return typeof PublicKeyCredential === 'function' && !isNumber;
}
