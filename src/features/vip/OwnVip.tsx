import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { gatewayErrorMessage } from '#core/gateway/messages.ts'
import { refreshTagged } from '#core/gateway/refresh.ts'
import { ClaimedDialog } from '#parts/money/rewards/ClaimedDialog.tsx'
import { useClaimRewards } from '#parts/money/rewards/useClaimRewards.ts'
import { FormAlert } from '#ui/FormAlert.tsx'
import { GiftCard } from './GiftCard.tsx'
import type { Level, Standing as OwnStanding } from './schema.ts'
import { Standing } from './Standing.tsx'

interface Props {
  levels: readonly Level[]
  standing: OwnStanding
  currency: string
}

/** The player's own VIP level with its gifts. */
export function OwnVip({ levels, standing, currency }: Props) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { carryOut, claiming, claim, close, refusal } = useClaimRewards()
  return (
    <>
      <Standing {...{ levels, standing, currency }} />
      <section aria-labelledby="vip-gifts" className="flex flex-col gap-4">
        <h2 id="vip-gifts" className="section-title text-heading">
          <Trans comment="Heading above gifts of the VIP level">Your gifts</Trans>
        </h2>
        {refusal && <FormAlert>{t(gatewayErrorMessage(refusal))}</FormAlert>}
        <ul className="grid gap-4 md:grid-cols-3">
          {standing.gifts.map((own) => (
            <GiftCard
              key={own.gift}
              {...{ own, currency }}
              busy={own.reward !== null && claiming.includes(own.reward.id)}
              onClaim={(id) => void carryOut([id])}
              onEnd={() => refreshTagged(queryClient, 'rewards')}
            />
          ))}
        </ul>
      </section>
      {claim && <ClaimedDialog claim={claim} onClose={close} />}
    </>
  )
}
