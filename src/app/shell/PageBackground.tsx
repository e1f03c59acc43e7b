import { useAtomValue } from 'jotai'
import { useBrand } from '#core/brand/brand.ts'
import { modeAtom } from '#core/brand/mode.ts'
import { drawingsOf } from '#core/brand/runtimePictures.ts'
import { BrandPicture } from '#parts/content/BrandPicture.tsx'
import { useRootAttribute } from '#ui/useRootAttribute.ts'

/**
 * The brand's own picture behind every page. The colour of the page veils it as strongly as the
 * texts on the page need, which the brand script computed.
 */
export function PageBackground() {
  const { background } = useBrand().pictures
  const mode = useAtomValue(modeAtom)
  useRootAttribute('data-backed', background !== undefined)
  if (!background) return null
  const { wide, phone } = drawingsOf(background, mode)
  const veil = (drawing: typeof wide) => String(drawing.veil ?? 1)
  return (
    <div aria-hidden="true" className="fixed inset-0 -z-10">
      <BrandPicture picture={background} sizes="100vw" className="size-full" />
      <div className="absolute inset-0 bg-surface md:hidden" style={{ opacity: veil(phone) }} />
      <div className="absolute inset-0 bg-surface max-md:hidden" style={{ opacity: veil(wide) }} />
    </div>
  )
}
