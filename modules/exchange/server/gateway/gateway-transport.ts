import { NotTaken } from '../not-taken.ts';
import type { GatewayTransport } from './gateway-client.ts';
import type { GatewaySettings } from './gateway.settings.ts';

/** Milliseconds. Long, because a letter is sent whole. */
const timeoutMs = 120_000;

/**
 * Posts messages in a SOAP envelope.
 *
 * @assumed envelope 1.1 without an action; never tried with the real gateway
 */
export function gatewayTransport({ url, token }: GatewaySettings): GatewayTransport {
  return async (xml) => {
    let response: Response;
    try {
      response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'text/xml; charset=utf-8',
          soapaction: '""',
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        },
        body: enveloped(xml),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
    } catch {
      throw new NotTaken('unreachable', 'ติดต่อระบบแลกเปลี่ยนกลางไม่ได้');
    }
    const answer = await response.text();
    // A fault comes with status 500, and its text says more than the status.
    if (response.ok || answer.includes('<')) return answer;
    throw new NotTaken(`http.${response.status}`, `ระบบแลกเปลี่ยนกลางตอบว่า ${response.status}`);
  };
}

const envelope = 'http://schemas.xmlsoap.org/soap/envelope/';

const enveloped = (xml: string): string => {
  const body = xml.replace(/^<\?xml[^>]*\?>\s*/, '');
  const open = `<soap:Envelope xmlns:soap="${envelope}"><soap:Body>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${open}${body}</soap:Body></soap:Envelope>`;
};
