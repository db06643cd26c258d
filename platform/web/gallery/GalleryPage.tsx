import { PageHeader } from '../layout/PageHeader.tsx';

/** Every component in every state; for development. */
export default function GalleryPage() {
  return <PageHeader title="แกลเลอรี" />;
}
