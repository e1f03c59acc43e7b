import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useLanguage } from '#core/locale/language.ts'
import { useBrand } from '#core/brand/brand.ts'
import { formatMoney } from '#lib/money.ts'
import { useAttempt } from '#parts/form/useAttempt.ts'
import { isUncertain } from '#parts/form/useIntent.ts'
import { InPlaceOfForm } from '#parts/money/InPlaceOfForm.tsx'
import { Button } from '#ui/Button.tsx'
import { FormAlert } from '#ui/FormAlert.tsx'
import { moveMessage } from './messages.ts'
import { useMoveMoney, type Move } from './useMoveMoney.ts'
import { useWallets } from './useWallets.ts'

interface Props {
  open: Move
  /** Its answer is known: whether the money was moved. */
  onSettled: (isMade: boolean) => void
}

/** A move whose reply was lost, such as by a reload: finds out, and moves the money at most once. */
export function OpenMove({ open, onSettled }: Props) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const { currency } = useBrand()
  const { wallets } = useWallets()
  const { move } = useMoveMoney()
  const { attempt, busy } = useAttempt()
  const [failure, setFailure] = useState<string>()
  const name = wallets.find(({ code }) => code === open.vassalage)?.name ?? open.vassalage
  const amount = formatMoney(open.amount, locale, currency)
  const finish = async () => {
    const error = await attempt(async () => {
      await move(open)
      onSettled(true)
    })
    if (!error) return
    setFailure(t(moveMessage(error)))
    if (!isUncertain(error)) onSettled(false)
  }
  return (
    <InPlaceOfForm>
      <FormAlert
        tone="warning"
        title={
          open.direction === 'IN' ? (
            <Trans>
              No answer yet: {amount} to {name}
            </Trans>
          ) : (
            <Trans>
              No answer yet: {amount} from {name}
            </Trans>
          )
        }
        action={
          <Button size="sm" busy={busy} onClick={() => void finish()} className="min-h-thumb">
            <Trans>Finish this transfer</Trans>
          </Button>
        }
      >
        {failure ?? (
          <Trans>
            The connection was lost before we knew how it went. It is made once at most.
          </Trans>
        )}
      </FormAlert>
    </InPlaceOfForm>
  )
}
