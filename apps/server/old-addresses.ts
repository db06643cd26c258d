import type { HttpServer } from '@sarn/platform-server';

/** Page of a meeting in the addresses of old notices (specification §2). */
const meetingPage = 'MEETTERM1000';

/** Paths that end like a file name and are pages nevertheless. */
export function addOldAddresses(http: HttpServer, basePath: string): void {
  http.get(`${basePath}meet/mainUser.php`, (request, reply) => {
    const { searchParams } = new URL(request.url, 'http://below.invalid');
    const id = searchParams.get('page') === meetingPage ? searchParams.get('id') : null;
    const place = id ? `meeting/${encodeURIComponent(id)}` : 'meeting';
    // `forceLogout` may be asked on any page, on this one too.
    const isForced = searchParams.get('forceLogout') === 'true';
    return reply.redirect(`${basePath}${place}${isForced ? '?forceLogout=true' : ''}`);
  });
}
