import { Skeleton } from '#ui/Skeleton.tsx'

/** The place of a tile whose game is on its way. */
export function GameTileSkeleton() {
  return (
    <div className="flex flex-col gap-2">
      <Skeleton className="game-cover rounded-tile" />
      <div className="flex h-10 flex-col justify-center gap-1.5 px-0.5">
        <Skeleton className="h-3 w-4/5" />
        <Skeleton className="h-2.5 w-1/2" />
      </div>
      <Skeleton className="h-9" />
    </div>
  )
}
