/**
 * A placeholder in the shape of content that loads; screen readers skip it. A list that turned
 * out empty is an `EmptyState`, and a share that is known a `ProgressBar`.
 */
export function Skeleton({ className = '' }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`block animate-pulse rounded-control bg-skeleton motion-reduce:animate-none ${className}`}
    />
  )
}
