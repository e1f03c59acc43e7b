/** A placeholder for content that loads; hidden from screen readers. */
export function Skeleton({ className = '' }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`block animate-pulse rounded-control bg-skeleton motion-reduce:animate-none ${className}`}
    />
  )
}
