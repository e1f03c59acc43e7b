interface Props {
  /** The whole name, of which the first letter is drawn. */
  name: string
  /** Size, shape and text style of the box. */
  className: string
}

/**
 * The first letter of a name in a box, for a company or bank without a picture. A player has an
 * `Avatar`. The style draws the letter, since a text would be part of the name of a link or
 * button.
 */
export function Initial({ name, className }: Props) {
  return (
    <span
      aria-hidden="true"
      data-letter={[...name][0]}
      className={`flex shrink-0 items-center justify-center bg-raised font-bold before:content-[attr(data-letter)] ${className}`}
    />
  )
}
