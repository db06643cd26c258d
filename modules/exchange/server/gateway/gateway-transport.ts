import { callOutside, OutsideError } from '@sarn/platform-server';
import { NotTaken } from '../not-taken.ts';
import type { GatewayTransport } from './gateway-client.ts';
import type { GatewaySettings } from './gateway.settings.ts';

/** Milliseconds. Long, because a letter is sent whole. */
const timeoutMs = 120_000;
/** A letter comes with its files inside. */
const maxBytes = 200 * 1024 * 1024;

/**
 * Posts messages in a SOAP envelope.
 *
 * @assumed envelope 1.1 without an action; never tried with the real gateway
 */
export function gatewayTransport({ url, token }: GatewaySettings): GatewayTransport {
  return async (xml) => {
    const { status, bytes } = await callOutside(url, {
      method: 'POST',
      headers: {
        'content-type': 'text/xml; charset=utf-8',
        soapaction: '""',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      body: enveloped(xml),
      timeoutMs,
      maxBytes,
    }).catch((error: unknown) => {
      if (!(error instanceof OutsideError)) throw error;
      throw new NotTaken('unreachable', 'ติดต่อระบบแลกเปลี่ยนกลางไม่ได้');
    });
    const answer = bytes.toString('utf8');
    // A fault comes with status 500, and its text says more than the status.
    if ((status >= 200 && status < 300) || (status >= 400 && answer.includes('<'))) return answer;
    throw new NotTaken(`http.${status}`, `ระบบแลกเปลี่ยนกลางตอบว่า ${status}`);
  };
}

const envelope = 'http://schemas.xmlsoap.org/soap/envelope/';

const enveloped = (xml: string): string => {
  const body = xml.replace(/^<\?xml[^>]*\?>\s*/, '');
  const open = `<soap:Envelope xmlns:soap="${envelope}"><soap:Body>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${open}${body}</soap:Body></soap:Envelope>`;
};
