import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/navigation/paths.ts'
import { useStackedDialog } from '#core/popups/useStackedDialog.ts'
import { Button, buttonClass } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Confetti } from './Confetti.tsx'
import { PrizeIcon } from './prizeIcons.tsx'
import type { Draw, Won } from './schema.ts'

interface Props {
  draw: Draw
  /**
   * True if the result comes late, because the reply was lost or the player left before seeing it.
   */
  isLate: boolean
  onClose: () => void
}

export function DrawResult({ draw, isLate, onClose }: Props) {
  const { t } = useLingui()
  useStackedDialog('page', onClose)
  const { prize, landedId, odds, id, raffleId } = draw
  const landed = odds.find((each) => each.id === landedId)?.name ?? landedId
  const hasWon = prize.kind !== 'none'
  const isInRewards = prize.kind === 'cash' || prize.kind === 'bonus' || prize.kind === 'points'
  return (
    <Dialog
      title={
        hasWon
          ? t({ message: `You won ${{ prize: prize.name }}`, comment: 'Title after a draw' })
          : t`No prize this time`
      }
      closeLabel={t`Close`}
      onClose={onClose}
      footer={
        <div className="flex flex-col gap-2">
          {isInRewards && (
            <Link
              to={paths.member('rewardCenter')}
              className={buttonClass({ size: 'lg', block: true })}
            >
              <Trans>Claim it in the reward center</Trans>
            </Link>
          )}
          <Button
            variant={isInRewards ? 'outline' : 'primary'}
            size={isInRewards ? 'md' : 'lg'}
            block
            onClick={onClose}
          >
            <Trans>Back to the raffle</Trans>
          </Button>
          <Link
            to={paths.raffle(raffleId, `verify/${id}`)}
            className={buttonClass({ variant: 'quiet', block: true })}
          >
            <Trans>How this draw is checked</Trans>
          </Link>
        </div>
      }
    >
      <div className="relative flex flex-col items-center gap-4 py-4 text-center">
        {hasWon && <Confetti />}
        <span
          className={`flex size-28 items-center justify-center rounded-pill ${hasWon ? 'bg-reward text-on-reward shadow-glow' : 'bg-raised text-muted'}`}
        >
          <PrizeIcon kind={prize.kind} className="size-14" />
        </span>
        <p className="text-title font-bold text-balance wrap-anywhere">{prize.name}</p>
        {isLate && (
          <p className="text-label text-muted">
            <Trans>
              This is the result of your earlier draw, which didn’t load. You weren’t charged again.
            </Trans>
          </p>
        )}
        {prize.id !== landedId && (
          <p className="text-label text-pretty text-muted">
            <Trans>
              The draw landed on {landed}, which had run out. As announced, you get this instead.
            </Trans>
          </p>
        )}
        <WhatNext prize={prize} drawId={id} />
      </div>
    </Dialog>
  )
}

function WhatNext({ prize, drawId }: { prize: Won; drawId: string }) {
  const sentences: Record<Won['kind'], ReactNode> = {
    cash: <Trans>It’s waiting in your reward center. You don’t need to bet it first.</Trans>,
    bonus: (
      <Trans>
        It’s waiting in your reward center. Once you claim it, you must bet it{' '}
        <Plural value={{ times: prize.multiplier }} one="# time" other="# times" /> before you can
        withdraw.
      </Trans>
    ),
    points: <Trans>The points are waiting in your reward center.</Trans>,
    goods: (
      <Trans>
        Customer service will write to you about the delivery. Your draw number is {drawId}.
      </Trans>
    ),
    none: <Trans>Every draw has the same chances as the one before it.</Trans>,
    other: <Trans>Ask customer service how to get it. Your draw number is {drawId}.</Trans>,
  }
  return <p className="max-w-prose text-label text-pretty text-muted">{sentences[prize.kind]}</p>
}
