import { newsKinds } from '@sarn/kernel';

/** Notice to the registrar when a letter comes from elsewhere. */
export const arrivalCame = {
  th: 'หนังสือเข้าใหม่รอลงทะเบียนรับ',
  en: 'A letter from elsewhere has come',
};

export const arrivalNews = newsKinds(
  { 'arrival.came': arrivalCame },
  { roles: ['clerk'], work: ['clerk'] },
);
