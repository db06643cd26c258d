export { noticeListModule } from './manifest.ts';
