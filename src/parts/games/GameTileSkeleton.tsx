import { Skeleton } from '#ui/Skeleton.tsx'

/** The placeholder of a tile whose game is loading. */
export function GameTileSkeleton() {
  return (
    <div className="flex flex-col gap-2">
      <Skeleton className="game-cover rounded-tile" />
      {/* As high as the lines of text that come, in any script: a list counts on it. */}
      <div className="px-0.5">
        <span className="flex h-[1lh] items-center text-label">
          <Skeleton className="h-3 w-4/5" />
        </span>
        <span className="flex h-[1lh] items-center text-caption">
          <Skeleton className="h-2.5 w-1/2" />
        </span>
      </div>
      <Skeleton className="h-9" />
    </div>
  )
}
