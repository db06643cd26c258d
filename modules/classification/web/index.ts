export { classificationWeb } from './manifest.ts';
export { useMayKeep } from './classification.client.ts';
