import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useLanguage } from '#core/locale/language.ts'
import type { GatewayError } from '#core/contract/error.ts'
import { useBrand } from '#core/brand/brand.ts'
import { formatMoney } from '#lib/money.ts'
import { useAttempt } from '#parts/form/useAttempt.ts'
import { isUncertain } from '#core/contract/error.ts'
import { InPlaceOfForm } from '#parts/money/InPlaceOfForm.tsx'
import { Button } from '#ui/Button.tsx'
import { FormAlert } from '#ui/FormAlert.tsx'
import { moveMessage } from './messages.ts'
import { useMoveMoney, type Move } from './useMoveMoney.ts'
import { useWallets } from './useWallets.ts'

interface Props {
  onMade?: (move: Move) => void
}

/**
 * Shows a transfer whose reply is missing, such as after a reload. The player can send it again;
 * the money moves at most once.
 */
export function OpenMove({ onMade }: Props) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const { currency } = useBrand()
  const { wallets } = useWallets()
  const { finish, unanswered: open } = useMoveMoney()
  const { attempt, busy } = useAttempt()
  const [refusal, setRefusal] = useState<GatewayError | null>(null)
  if (refusal && !isUncertain(refusal)) return <FormAlert>{t(moveMessage(refusal))}</FormAlert>
  if (!open) return null
  const name = wallets.find(({ code }) => code === open.vassalage)?.name ?? open.vassalage
  const amount = formatMoney(open.amount, locale, currency)
  const send = async () => {
    const error = await attempt(async () => {
      await finish(open)
      onMade?.(open)
    })
    setRefusal(error)
  }
  return (
    <InPlaceOfForm>
      <FormAlert
        tone="warning"
        title={
          open.direction === 'IN' ? (
            <Trans>
              No response yet: {amount} to {name}
            </Trans>
          ) : (
            <Trans>
              No response yet: {amount} from {name}
            </Trans>
          )
        }
        action={
          <Button size="sm" busy={busy} onClick={() => void send()} className="min-h-thumb">
            <Trans>Finish this transfer</Trans>
          </Button>
        }
      >
        {refusal ? (
          t(moveMessage(refusal))
        ) : (
          <Trans>
            The connection was lost before we knew the result. The transfer won’t be made twice.
          </Trans>
        )}
      </FormAlert>
    </InPlaceOfForm>
  )
}
