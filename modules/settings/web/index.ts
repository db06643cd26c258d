export { SettingsFrame } from './SettingsFrame.tsx';
export { SettingsHome } from './SettingsHome.tsx';
export { findScreens, helpPathOf, rowAddress } from './screen-list.ts';
