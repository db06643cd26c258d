import { registerWords } from '@sarn/platform-web';

const th = {
  overdue: 'เกินกำหนด {count} วัน',
  overToday: 'เกินกำหนด {time} วันนี้',
  today: 'ครบกำหนดวันนี้',
  todayAt: 'ครบกำหนดวันนี้ {time}',
  tomorrowAt: 'ครบกำหนดพรุ่งนี้ {time}',
  soon: 'อีก {count} วันครบกำหนด',
  later: 'กำหนด {date}',
};

const en = {
  overdue: '{count} days overdue',
  overdue_one: '{count} day overdue',
  overToday: 'Overdue since {time} today',
  today: 'Due today',
  todayAt: 'Due today at {time}',
  tomorrowAt: 'Due tomorrow at {time}',
  soon: 'Due in {count} days',
  soon_one: 'Due in {count} day',
  later: 'Due {date}',
};

/** How near a due date is. Apart from the phrases of documents: the portal page needs no others. */
export const dueWords = registerWords('registry-due', { th, en });
