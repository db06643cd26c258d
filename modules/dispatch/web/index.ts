export { dispatchWeb } from './manifest.ts';
export { deliveryBookPath, outgoingPath } from './paths.ts';
export { OutgoingList } from './outgoing-list.ts';
export { dispatchWords } from './words/dispatch-words.ts';
