import { useBrand } from '#core/brand/brand.ts'
import { useFeature } from '#core/system/permission.tsx'

/** Whether this brand chats: it wants to, and has named an origin whose pages may be framed. */
export function useLiveChat(): boolean {
  const { origins } = useBrand()
  return useFeature('liveChat') === 'on' && origins.chat.length > 0
}
