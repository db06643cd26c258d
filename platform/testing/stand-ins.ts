export { lineEvent, startLineStandIn } from './stand-in/line-platform.ts';
export type { LineStandIn } from './stand-in/line-platform.ts';
export { readLetter } from './stand-in/letter.ts';
export { startMailStandIn } from './stand-in/mail-server.ts';
export type { ArrivedLetter, MailStandIn } from './stand-in/mail-server.ts';
export { startPushStandIn } from './stand-in/push-service.ts';
export type { PushStandIn, StandInSubscription } from './stand-in/push-service.ts';
export { startPushMaker } from './stand-in/push-maker.ts';
export type { PushMaker } from './stand-in/push-maker.ts';
