import type { ReactNode } from 'react'
import { useBrand } from '#core/brand/brand.ts'
import type { ICON_SLOTS } from '#core/brand/runtimePictures.ts'
import { findBrand } from '../../applyLook.ts'

type IconSlot = (typeof ICON_SLOTS)[number]

interface Props {
  slot: IconSlot
  /** Draws the place of the picture around it. */
  children: (picture: ReactNode) => ReactNode
}

/** What a stamp draws without a picture of the brand's own, and the room around it. */
const DEFAULTS = {
  social: { art: 'wordmark', room: 'p-[18%]' },
  favicon: { art: 'mark', room: '' },
  maskable: { art: 'mark', room: 'p-[24%]' },
} as const

/** A picture that only icons show: the brand's own, or its mark or wordmark. */
export function Icon({ slot, children }: Props) {
  const { artwork, id } = useBrand()
  const { icons, theme } = findBrand(id)
  const own = icons[slot]
  const { art, room } = DEFAULTS[slot]
  if (!own) {
    // A stamp draws the artwork of the mode of a first visit, on the ground of that mode.
    const src = artwork[theme.defaultMode === 'dark' ? (`${art}Dark` as const) : art]
    return children(<img src={src} alt="" className={`size-full object-contain ${room}`} />)
  }
  const position = { objectPosition: own.focus }
  return children(
    <img src={own.address} alt="" className="size-full object-cover" style={position} />,
  )
}
