import { useBrand } from '#core/brand/brand.ts'
import { useFeature } from '#core/system/permission.tsx'

/**
 * Whether this brand has live chat: its feature is on, and it has named a chat origin that may be
 * framed.
 */
export function useLiveChat(): boolean {
  const { origins } = useBrand()
  return useFeature('liveChat') === 'on' && origins.chat.length > 0
}
