interface Props {
  /** For a list that is being scrolled: each pulse would take part in every frame. */
  still?: boolean
}

/** The placeholder of a tile whose game is loading; as high as the tile, in any script. */
export const GameTileSkeleton = ({ still = false }: Props) => (
  <div
    aria-hidden="true"
    className={`tile-waiting ${still ? '' : 'animate-pulse motion-reduce:animate-none'}`}
  >
    <div className="game-cover" />
    <div className="tile-caption" />
  </div>
)
