import { Skeleton } from '#ui/Skeleton.tsx'

/** The placeholder of a tile whose game is loading; as high as the tile, in any script. */
export function GameTileSkeleton() {
  return (
    <div>
      <Skeleton className="game-cover" />
      <div className="tile-caption">
        <div className="tile-name">
          <Skeleton className="mt-1 h-3 w-4/5" />
        </div>
        <div className="tile-vendor">
          <Skeleton className="mt-2.5 h-2.5 w-1/2" />
        </div>
      </div>
    </div>
  )
}
