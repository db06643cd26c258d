/** The library of passkeys is loaded when the first one is used: it takes four megabytes of every process. */
export const webAuthn = () => import('@simplewebauthn/server');
