export { classificationWeb } from './manifest.ts';
export { useMayKeep } from './secret.client.ts';
