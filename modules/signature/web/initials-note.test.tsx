import { ids, sampleDetail } from '@sarn/document/testing';
import { answerCalls, answering, screen, show, waitFor } from '@sarn/platform-web/testing';
import { getSigningOffer } from '@sarn/signature/contract';
import type { SigningOffer } from '@sarn/signature/contract';
import { expect, test } from 'vitest';
import { InitialsNote } from './InitialsNote.tsx';

const offering = (offer: SigningOffer, hasInitials: boolean) =>
  answerCalls(
    answering(
      getSigningOffer,
      {
        ...{ offer, certificate: null, hasInitials, hasPicture: false, asksCode: false },
        ...{ isNeeded: false, isExcluded: false, isPictureNeeded: false, hasApp: false },
        ...{ codeWays: [], isNumberedLater: false, isFollowing: false, withoutCertificate: [] },
      },
      { documentId: ids.document },
    ),
  );

test('[2.12] whoever has initials is told that they go on the file copy', async () => {
  offering('no-certificate', true);
  await show(<InitialsNote detail={sampleDetail({})} />);
  expect(await screen.findByText('ภาพลายมือชื่อย่อของท่านจะอยู่ในสำเนาคู่ฉบับ')).toBeDefined();
});

test.each([
  { offer: 'no-certificate', hasInitials: false },
  { offer: 'no-pages', hasInitials: true },
] as const)(
  'of $offer, with initials $hasInitials, nothing is said',
  async ({ offer, hasInitials }) => {
    const calls = offering(offer, hasInitials);
    await show(<InitialsNote detail={sampleDetail({})} />);
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.queryByText(/สำเนาคู่ฉบับ/)).toBeNull();
  },
);
