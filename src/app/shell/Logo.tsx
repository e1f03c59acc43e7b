import { useBrand } from '#core/brand/brand.ts'

/** The brand's wordmark, or its mark where there is little room; each mode has its own drawing. */
export function Logo({ only }: { only?: 'mark' }) {
  const { name, artwork } = useBrand()
  const [light, dark] =
    only === 'mark' ? [artwork.mark, artwork.markDark] : [artwork.wordmark, artwork.wordmarkDark]
  const size =
    only === 'mark'
      ? 'size-9 max-w-none'
      : 'h-7 w-auto max-w-[min(8rem,100%)] object-contain object-left lg:h-9 lg:max-w-[min(11rem,100%)] rtl:object-right'
  if (light === dark) return <img src={light} alt={name} className={size} />
  return (
    <>
      <img src={light} alt={name} className={`only-light ${size}`} />
      <img src={dark} alt={name} className={`only-dark ${size}`} />
    </>
  )
}
