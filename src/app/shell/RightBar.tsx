import { useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { MessagesSquare } from 'lucide-react'
import { openPopupAtom } from '#core/popups/popups.ts'
import { useCustomerService } from '#core/system/useCustomerService.ts'
import { useResources } from '#core/system/useResources.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { ServiceLink } from './ServiceLink.tsx'
import { SocialLinks } from './SocialLinks.tsx'
import { CHANNELS } from './channels.ts'
import { useLiveChat } from './useLiveChat.ts'

/**
 * Links to customer service and channels, in a column beside the page: over the page they would
 * hide content at its edge (docs/product.md §2.2).
 */
export function RightBar() {
  const { t } = useLingui()
  const openPopup = useSetAtom(openPopupAtom)
  const service = useCustomerService()
  const liveChat = useLiveChat()
  const resources = useResources()
  if (!service && !liveChat && !CHANNELS.some((channel) => resources[channel])) return null
  return (
    <aside
      aria-label={t({
        message: 'Contact',
        comment: 'Heading above the ways to reach customer service',
      })}
      className="side-column order-last flex w-16 flex-col items-center justify-end gap-1 border-s border-border pb-6"
    >
      <ServiceLink className="bg-primary text-on-primary hover:bg-primary-hover" />
      {liveChat && (
        <IconButton
          label={t({
            message: 'Live chat',
            comment: 'The chat with customer service: a title or a link',
          })}
          onClick={() => openPopup({ kind: 'chat' })}
        >
          <MessagesSquare className="size-5" />
        </IconButton>
      )}
      <SocialLinks only={CHANNELS} vertical />
    </aside>
  )
}
