import { useBrand } from '#core/brand/brand.ts'

/**
 * The brand's wordmark, or only its mark in a small space; each colour mode has its own drawing.
 */
export function Logo({ only }: { only?: 'mark' }) {
  const { name, artwork } = useBrand()
  const [light, dark] =
    only === 'mark' ? [artwork.mark, artwork.markDark] : [artwork.wordmark, artwork.wordmarkDark]
  const size = only === 'mark' ? 'size-9 max-w-none' : 'wordmark'
  if (light === dark) return <img src={light} alt={name} className={size} />
  return (
    <>
      <img src={light} alt={name} className={`only-light ${size}`} />
      <img src={dark} alt={name} className={`only-dark ${size}`} />
    </>
  )
}
