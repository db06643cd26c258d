import { AppError, formatInstant } from '@sarn/kernel';

/**
 * Refuses a certificate outside of its time, and says from when on one can be used whose time has not begun.
 *
 * @throws AppError 'certificate.not-yet-valid', 'certificate.not-valid-now'
 */
export function assertValidAt(
  now: Date,
  { notBefore, notAfter }: { readonly notBefore: Date; readonly notAfter: Date },
): void {
  if (notBefore > now) {
    const from = notBefore.toISOString();
    throw new AppError('certificate.not-yet-valid', {
      from: formatInstant(from, 'full', 'th'),
      fromEn: formatInstant(from, 'full', 'en'),
    });
  }
  if (notAfter <= now) throw new AppError('certificate.not-valid-now');
}
