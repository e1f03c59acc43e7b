import { useAtomValue } from 'jotai'
import { useBrand } from '#core/brand/brand.ts'
import { modeAtom } from '#core/brand/mode.ts'
import { drawingsOf, mainAddress } from '#core/brand/runtimePictures.ts'
import { useImageUrl } from './useImageUrl.ts'

/**
 * Returns the address of a player's picture: the one they chose, else the brand's own; empty if
 * there is neither.
 */
export function useAvatarUrl(chosen: string | null | undefined): string | null | undefined {
  const imageUrl = useImageUrl()
  const { avatar } = useBrand().pictures
  const mode = useAtomValue(modeAtom)
  if (chosen) return imageUrl(chosen)
  return avatar && mainAddress(drawingsOf(avatar, mode).wide)
}
