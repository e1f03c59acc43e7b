import { Picture } from './Picture.tsx'

interface Props {
  /** Address of the picture; without one, the letter is shown. */
  src?: string | null | undefined
  /** Owner's name; its first letter replaces a missing picture. */
  name: string
  className?: string
}

/**
 * A player's picture or first letter, beside the player's name. A company or a bank has an
 * `Initial`. Screen readers skip it, since the name stands beside it. It keeps its colours, whatever
 * the brand's tone of pictures is.
 */
export function Avatar({ src, name, className = 'size-9 text-label' }: Props) {
  const initial = (
    <span className="flex size-full items-center justify-center bg-primary-soft font-semibold text-on-primary-soft uppercase select-none">
      {firstLetter(name)}
    </span>
  )
  return (
    <span
      aria-hidden="true"
      className={`art-own inline-flex shrink-0 overflow-hidden rounded-pill inset-ring inset-ring-border ${className}`}
    >
      {src ? <Picture src={src} alt="" className="size-full" fallback={initial} /> : initial}
    </span>
  )
}

/**
 * The first letter with its vowel and tone marks: Thai and Vietnamese letters may be several code
 * points.
 */
function firstLetter(name: string): string {
  const [first] = new Intl.Segmenter().segment(name.trim())
  return first?.segment ?? '?'
}
