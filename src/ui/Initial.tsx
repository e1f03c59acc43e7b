interface Props {
  /** The whole name, of which the first letter is drawn. */
  name: string
  /** Size, shape and text style of the box. */
  className: string
}

/**
 * The first letter of a name in a box, for a person or company without a picture. It is drawn by
 * the style, since a letter as text would be part of what a link or button seems to say.
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
