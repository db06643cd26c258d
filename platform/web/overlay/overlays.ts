export { AlertBox } from './AlertBox.tsx';
export { DialogPanel } from './DialogPanel.tsx';
export { MenuPanel } from './MenuPanel.tsx';
export { PopoverPanel } from './PopoverPanel.tsx';
export { ToastRegion } from './ToastRegion.tsx';
