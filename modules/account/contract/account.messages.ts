/** Messages of successful answers. */
export const accountMessages = {
  directoryMarked: {
    th: 'บัญชีนี้ใช้รหัสผ่านของระบบบัญชีกลางแล้ว เครื่องที่เข้าใช้งานอยู่ถูกออกจากระบบ',
    en: 'The account now uses the password of the directory; its devices were signed out.',
  },
  directoryUnmarked: {
    th: 'บัญชีนี้กลับมาใช้รหัสผ่านในระบบนี้แล้ว เครื่องที่เข้าใช้งานอยู่ถูกออกจากระบบ',
    en: 'The account uses the password kept here again; its devices were signed out.',
  },
} as const;

export type AccountMessage = keyof typeof accountMessages;
