import type { HttpServer } from '@sarn/platform-server';

/** Page of a meeting in the addresses of old notices (specification §2). */
const meetingPage = 'MEETTERM1000';

/** Addresses with the ending of a file that are pages all the same. */
export function addOldAddresses(http: HttpServer, basePath: string): void {
  http.get(`${basePath}meet/mainUser.php`, (request, reply) => {
    const { searchParams } = new URL(request.url, 'http://below.invalid');
    const id = searchParams.get('page') === meetingPage ? searchParams.get('id') : null;
    const place = id ? `meeting/${encodeURIComponent(id)}` : 'meeting';
    // Signing out by force is asked for on any page, on this one too.
    const isForced = searchParams.get('forceLogout') === 'true';
    return reply.redirect(`${basePath}${place}${isForced ? '?forceLogout=true' : ''}`);
  });
}
