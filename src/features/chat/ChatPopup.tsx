import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useBrand } from '#core/brand/brand.ts'
import type { PopupProps } from '#core/popups/popups.ts'
import type { GatewayError } from '#core/contract/error.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { launchChat, type ChatModel } from './api.ts'
import { ChatFailure } from './ChatFailure.tsx'
import { ChatFrame } from './ChatFrame.tsx'
import { ChatModels } from './ChatModels.tsx'
import { chatAddress } from './chatAddress.ts'

/**
 * The chat popup (docs/product.md §2.4). The player chooses a chat desk, and its chat opens in the
 * popup.
 */
export function ChatPopup({ onClose }: PopupProps<'chat'>) {
  const { t } = useLingui()
  const { origins } = useBrand()
  const launch = useMutation<string | null, GatewayError, ChatModel>({
    mutationFn: async ({ id }) => {
      const { chatUrl } = await launchChat({ modelId: id })
      return chatAddress(chatUrl, origins.chat, window.location.origin)
    },
  })
  const model = launch.variables
  const back = (
    <Button variant="outline" block onClick={launch.reset}>
      <ArrowLeft className="size-4.5 rtl:-scale-x-100" />
      <Trans comment="Button: back to the topics of the chat">Other topics</Trans>
    </Button>
  )
  return (
    <Dialog
      title={launch.data && model ? model.name : t`Live chat`}
      closeLabel={t`Close`}
      onClose={onClose}
      footer={launch.isIdle || launch.isPending ? undefined : back}
    >
      {launch.data ? (
        <ChatFrame key={launch.data} address={launch.data} />
      ) : launch.isError || launch.isSuccess ? (
        <ChatFailure
          error={launch.error}
          busy={false}
          {...(launch.isError && model && { onRetry: () => launch.mutate(model) })}
        />
      ) : (
        <ChatModels opening={launch.isPending ? model?.id : undefined} onOpen={launch.mutate} />
      )}
    </Dialog>
  )
}
