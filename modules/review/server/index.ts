export { reviewPart } from './assert-decided.ts';
export { reviewModule } from './manifest.ts';
