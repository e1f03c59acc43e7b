interface Props {
  /**
   * True in a list that is being scrolled. The placeholder then does not pulse, since each
   * animation would cost time in every frame.
   */
  still?: boolean
}

/**
 * The placeholder of a tile whose game is loading; it is exactly as high as the tile, in every
 * script.
 */
export const GameTileSkeleton = ({ still = false }: Props) => (
  <div
    aria-hidden="true"
    className={`tile tile-waiting ${still ? '' : 'animate-pulse motion-reduce:animate-none'}`}
  >
    <div className="game-cover" />
    <div className="tile-caption" />
  </div>
)
