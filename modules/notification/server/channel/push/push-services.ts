/**
 * Hosts of the push services of Chrome and Edge, of the Chromium of Linux distributions, of
 * Firefox, Safari, and old Edge.
 */
const makers = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
  'notify.windows.com',
];

/**
 * Whether the address belongs to a known push service. The browser sends the address that we later
 * call: an unknown one could be an internal server that only our server can reach.
 *
 * @param more origins of other services, such as one of the agency
 */
export function isPushService(endpoint: string, more: readonly string[]): boolean {
  const url = URL.parse(endpoint);
  if (!url || url.username !== '' || url.password !== '') return false;
  if (more.includes(url.origin)) return true;
  const { hostname } = url;
  return (
    url.protocol === 'https:' &&
    url.port === '' &&
    makers.some((host) => hostname === host || hostname.endsWith(`.${host}`))
  );
}
