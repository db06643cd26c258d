export { annotationModule } from './manifest.ts';
export { searchedAnnotations } from './searched.store.ts';
