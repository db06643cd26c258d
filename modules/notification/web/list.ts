// What the page of all notices uses; apart from index.ts, which every page loads.
export { ChannelSwitches } from './preference/ChannelSwitches.tsx';
export { Sentence } from './Sentence.tsx';
export { showHtml } from './html-message.tsx';
export { noticeIcon } from './notice-icons.ts';
export { useNoticeModules, useReadNotification } from './notification.client.ts';
export { useOpenNotification } from './use-open-notification.ts';
export { useReadAllOf } from './use-read-all.ts';
