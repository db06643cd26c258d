import type { RevocationFailure } from '@sarn/foreign-authority/contract';

type Phrases = Readonly<Record<RevocationFailure, string>>;

/** Why nothing is known of revocations, after a colon. */
export const revocationFailureWords: { readonly th: Phrases; readonly en: Phrases } = {
  th: {
    'foreign-root': 'ยังไม่ได้เพิ่มใบรับรองรากของผู้ออกใบรับรองภายนอก',
    'revocation-no-address': 'ใบรับรองไม่บอกที่อยู่ของรายการเพิกถอน',
    'revocation-unreachable': 'ติดต่อผู้ออกใบรับรองเพื่อขอรายการเพิกถอนไม่ได้',
    'revocation-refused': 'ผู้ออกใบรับรองไม่ให้รายการเพิกถอน',
    'revocation-inside': 'ที่อยู่ของรายการเพิกถอนอยู่ในเครือข่ายที่ไม่อนุญาต',
    'revocation-too-large': 'รายการเพิกถอนใหญ่เกินกำหนด',
    'revocation-wrong': 'คำตอบเรื่องการเพิกถอนไม่ได้ลงนามโดยผู้ออกใบรับรอง หรือผู้ออกไม่รู้จักใบรับรองนี้',
    'revocation-ended': 'รายการเพิกถอนที่ได้หมดอายุแล้ว',
  },
  en: {
    'foreign-root': 'the root certificate of the other authority has not been added',
    'revocation-no-address': 'the certificate names no address of its revocation list',
    'revocation-unreachable': 'the other authority did not answer about revocations',
    'revocation-refused': 'the other authority refused its revocation list',
    'revocation-inside': 'the address of the revocation list is in a network that is not allowed',
    'revocation-too-large': 'the revocation list is too large',
    'revocation-wrong':
      'the answer about revocations was not signed by the authority, or it does not know the certificate',
    'revocation-ended': 'the revocation list that was given has ended',
  },
};
