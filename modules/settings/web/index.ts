export { SettingsFrame } from './SettingsFrame.tsx';
export { SettingsHome } from './SettingsHome.tsx';
export { findScreens, helpPathOf } from './screen-list.ts';
