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
 * Whether the address belongs to a known push service. A browser names the address we later write
 * to: an unknown one could be a machine of the house that only our server reaches.
 *
 * @param more origins of other services, as an own one
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
