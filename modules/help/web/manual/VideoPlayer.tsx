import type { Manual } from '@sarn/help/contract';
import { ErrorSummary, Skeleton } from '@sarn/platform-web';
import { useQuery } from '@tanstack/react-query';
import { addressOf } from '../help.client.ts';

/** A film that begins when its first part is there, and can be moved about in. */
export function VideoPlayer({
  manual,
  title,
}: {
  readonly manual: Manual;
  readonly title: string;
}) {
  const address = useQuery({
    queryKey: ['help', 'view', manual.id],
    queryFn: () => addressOf(manual.id),
    // Good for hours; a player that is opened again later asks anew.
    gcTime: 0,
    staleTime: Infinity,
  });
  if (address.isPending) return <Skeleton kind="block" />;
  if (address.isError) {
    return <ErrorSummary error={address.error} onRetry={() => void address.refetch()} />;
  }
  return (
    <video
      className="manual-video"
      src={address.data}
      controls
      preload="metadata"
      aria-label={title}
    >
      <track kind="captions" />
    </video>
  );
}
