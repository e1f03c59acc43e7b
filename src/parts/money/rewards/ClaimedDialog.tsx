import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Coins, Gift, PartyPopper, Sparkles, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/navigation/paths.ts'
import { useStackedDialog } from '#core/popups/useStackedDialog.ts'
import { isZero } from '#lib/amounts.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import type { Claim, ClaimOutcome } from './schema.ts'
import { useRewardFormat } from './useRewardFormat.ts'

/** Shows which rewards of a claim were paid, and which were not. */
export function ClaimedDialog({ claim, onClose }: { claim: Claim; onClose: () => void }) {
  const { t } = useLingui()
  useStackedDialog('page', onClose)
  const { money, points } = useRewardFormat(claim.currency)
  const { cash, bonus, toBet, points: earned } = claim.paid
  const countOf = (outcome: ClaimOutcome) =>
    claim.results.filter((result) => result.outcome === outcome).length
  const before = countOf('claimed')
  const expired = countOf('expired')
  const unknown = countOf('unknown')
  const isPaid = countOf('paid') > 0
  const required = money(toBet)
  return (
    <Dialog
      title={
        isPaid
          ? t({ message: 'It’s yours', comment: 'Title after a reward was taken' })
          : t`Nothing more was paid`
      }
      closeLabel={t`Close`}
      onClose={onClose}
      footer={
        <Button size="lg" block onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        {isPaid && (
          <span
            aria-hidden="true"
            className="mx-auto flex size-18 items-center justify-center rounded-pill bg-reward-soft text-reward-text"
          >
            <PartyPopper className="size-9" />
          </span>
        )}
        <ul className="flex flex-col gap-3">
          {!isZero(cash) && (
            <Paid icon={Coins} amount={money(cash)}>
              <Trans>Paid to your balance.</Trans>
            </Paid>
          )}
          {!isZero(bonus) && (
            <Paid icon={Gift} amount={money(bonus)}>
              {isZero(toBet) ? (
                <Trans>Bonus, paid to your balance.</Trans>
              ) : (
                <Trans>Bonus, paid to your balance, with {required} to bet for it.</Trans>
              )}
              <Link
                to={paths.member('bonusDetails')}
                className="inline-flex min-h-6 items-center font-semibold text-primary-text underline"
              >
                <Trans>Bonus details</Trans>
              </Link>
            </Paid>
          )}
          {!isZero(earned) && (
            <Paid icon={Sparkles} amount={points(earned)}>
              <Trans>Paid to your points balance.</Trans>
            </Paid>
          )}
        </ul>
        {before + expired + unknown > 0 && (
          <ul className="flex flex-col gap-1 text-label text-pretty text-muted">
            {before > 0 && (
              <li>
                {t`${plural(before, {
                  one: '# reward had been claimed before, and was paid then.',
                  other: '# rewards had been claimed before, and were paid then.',
                })}`}
              </li>
            )}
            {expired > 0 && (
              <li>
                {t`${plural(expired, {
                  one: '# reward had expired.',
                  other: '# rewards had expired.',
                })}`}
              </li>
            )}
            {unknown > 0 && (
              <li>
                {t`${plural(unknown, {
                  one: '# reward is no longer available. Ask customer service for details.',
                  other: '# rewards are no longer available. Ask customer service for details.',
                })}`}
              </li>
            )}
          </ul>
        )}
      </div>
    </Dialog>
  )
}

function Paid({
  icon: Icon,
  amount,
  children,
}: {
  icon: LucideIcon
  amount: string
  children: ReactNode
}) {
  return (
    <li className="flex items-center gap-4 card p-4">
      <Icon aria-hidden="true" className="size-6 shrink-0 text-reward-text" />
      <p className="flex min-w-0 flex-col">
        <strong className="text-heading font-bold tabular-nums wrap-anywhere">{amount}</strong>
        <span className="flex flex-wrap gap-x-1.5 text-label text-pretty text-muted">
          {children}
        </span>
      </p>
    </li>
  )
}
