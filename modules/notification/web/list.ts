// What the pages of notices use; apart from index.ts, which every page loads.
export { ChannelSwitches } from './preference/ChannelSwitches.tsx';
export { Sentence } from './Sentence.tsx';
export { showHtml } from './html-message.tsx';
export { noticeIcon } from './notice-icons.ts';
export { NotificationRow } from './NotificationRow.tsx';
export { useBell, useNoticeModules, useReadNotification } from './notification.client.ts';
export { useOpenNotification } from './use-open-notification.ts';
export { useReadAllOf } from './use-read-all.ts';
