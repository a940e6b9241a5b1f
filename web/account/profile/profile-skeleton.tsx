import { Skeleton } from '../../ui/skeleton.tsx';
import { profileWords } from '../../words/profile-words.ts';

export function ProfileSkeleton() {
  return (
    <>
      <p className="sr-only">{profileWords.loading}</p>
      <div className="lg:order-last">
        <Skeleton className="h-64" />
      </div>
      <div className="space-y-6">
        <Skeleton className="h-80" />
        <Skeleton className="h-96" />
        <Skeleton className="h-48" />
      </div>
    </>
  );
}
