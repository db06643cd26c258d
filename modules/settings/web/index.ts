export { SettingsFrame } from './SettingsFrame.tsx';
export { SettingsHome } from './SettingsHome.tsx';
export { helpPathOf } from './screen-list.ts';
export { findScreens } from './screen-list.ts';
