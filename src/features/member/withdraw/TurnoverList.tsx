import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { GatewayError } from '#core/contract/error.ts'
import { refreshTagged } from '#core/gateway/queries.ts'
import { useLanguage } from '#core/locale/language.ts'
import { useMoments } from '#core/locale/useMoments.ts'
import { formatMoney } from '#lib/money.ts'
import { useAttempt } from '#parts/form/useAttempt.ts'
import { makeIntentAtoms, useIntent } from '#parts/form/useIntent.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { FormAlert } from '#ui/FormAlert.tsx'
import { ProgressBar } from '#ui/ProgressBar.tsx'
import { cancelBonus } from './api.ts'
import { withdrawMessage } from './messages.ts'
import type { Turnover } from './schema.ts'

const cancelAtoms = makeIntentAtoms<{ id: string }>()

/** What is still to be bet, credit by credit; a bonus can be given up. */
export function TurnoverList({
  turnovers,
  currency,
}: {
  turnovers: readonly Turnover[]
  currency: string
}) {
  if (turnovers.length === 0) return null
  return (
    <section aria-labelledby="withdraw-turnover" className="flex flex-col gap-3">
      <h2 id="withdraw-turnover" className="text-heading">
        <Trans>Still to bet</Trans>
      </h2>
      <ul className="flex flex-col gap-3">
        {turnovers.map((turnover) => (
          <Row key={turnover.id} turnover={turnover} currency={currency} />
        ))}
      </ul>
    </section>
  )
}

function Row({ turnover, currency }: { turnover: Turnover; currency: string }) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const moments = useMoments()
  const { kind, expiresAt, forfeits } = turnover
  const write = (amount: string) => formatMoney(amount, locale, currency)
  const times = new Intl.NumberFormat(locale).format(turnover.multiplier)
  const base = write(turnover.base)
  const required = write(turnover.required)
  const left = write(turnover.left)
  const name = kind === 'bonus' ? t`Bonus of ${base}` : t`Deposit of ${base}`
  const time = expiresAt && moments.writeSoon(Date.parse(expiresAt))
  return (
    <li className="flex min-w-0 flex-col gap-2.5 rounded-panel border bg-surface p-4">
      <h3 className="text-body font-semibold wrap-anywhere">{name}</h3>
      <p className="text-label text-pretty tabular-nums">
        <Trans>
          {times} × {base} = {required} to bet, {left} left
        </Trans>
      </p>
      <ProgressBar
        label={name}
        value={Number(turnover.contributed) / Math.max(Number(turnover.required), Number.MIN_VALUE)}
      />
      {time && (
        <p className="text-caption text-muted">
          <Trans>Ends at {time}</Trans>
        </p>
      )}
      {forfeits !== null && <GiveUp id={turnover.id} forfeits={write(forfeits)} left={left} />}
    </li>
  )
}

function GiveUp({ id, forfeits, left }: { id: string; forfeits: string; left: string }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const send = useIntent<{ id: string }, unknown>(cancelAtoms)
  const { attempt, busy } = useAttempt()
  const [isAsking, setIsAsking] = useState(false)
  const [refusal, setRefusal] = useState<GatewayError | null>(null)
  const giveUp = async () => {
    const error = await attempt(async () => {
      await send({ input: { id }, prepare: async () => ({ id }), send: cancelBonus })
      refreshTagged(queryClient, 'money')
    })
    setRefusal(error)
    setIsAsking(false)
  }
  return (
    <>
      {refusal && <FormAlert>{t(withdrawMessage(refusal))}</FormAlert>}
      <Button variant="outline" className="self-start" onClick={() => setIsAsking(true)}>
        <Trans>Give up this bonus</Trans>
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t`Give up this bonus?`}
          confirmLabel={t`Give up ${forfeits}`}
          cancelLabel={t`Keep the bonus`}
          tone="danger"
          busy={busy}
          onConfirm={() => void giveUp()}
          onCancel={() => setIsAsking(false)}
        >
          <Trans>
            {forfeits} is taken from your balance, and the {left} that are left need not be bet any
            more. This cannot be undone.
          </Trans>
        </ConfirmDialog>
      )}
    </>
  )
}
