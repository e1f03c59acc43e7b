import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Coins, Ticket } from 'lucide-react'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/navigation/paths.ts'
import { useRequireAccount } from '#core/session/useRequireAccount.ts'
import { joinSentences } from '#lib/phrases.ts'
import { Button, buttonClass } from '#ui/Button.tsx'
import { FormAlert } from '#ui/FormAlert.tsx'
import { Boxes } from './Boxes.tsx'
import { DrawResult } from './DrawResult.tsx'
import { raffleMessage, RAFFLE_WORDS } from './messages.ts'
import type { Raffle } from './schema.ts'
import type { useDraw } from './useDraw.ts'
import { Wheel } from './Wheel.tsx'

interface Props {
  raffle: Raffle
  draw: ReturnType<typeof useDraw>
  clientSeed: string
}

/**
 * The part of a raffle in which the player draws: the wheel or the boxes, the price of a draw, and
 * the button.
 */
export function DrawStage({ raffle, draw, clientSeed }: Props) {
  const { t } = useLingui()
  const { phase } = draw
  const requireAccount = useRequireAccount()
  const { own, state, prizes, game } = raffle
  const isBusy = ['asking', 'landing', 'resuming'].includes(phase.kind)
  const isOpen = state === 'open'
  const lack = own && lackOf(raffle)
  // Visitors may press the button too, and are asked to log in. An unfinished draw must be resolved
  // before the next one.
  const canDraw = isOpen && !isBusy && !lack && phase.kind !== 'unknown'
  const start = () =>
    requireAccount(() => {
      if (own) void draw.draw({ clientSeed, commitment: own.commitment })
    })
  const topId = topOf(raffle)
  return (
    <section
      aria-label={t({ message: 'Draw', comment: 'Noun: where prizes of a raffle are drawn' })}
      className="flex flex-col gap-4"
    >
      {game === 'wheel' ? (
        <Wheel raffle={raffle} topId={topId} phase={phase} onLanded={draw.land} />
      ) : (
        <Boxes
          count={raffle.boxes}
          phase={phase}
          canOpen={canDraw}
          onOpen={start}
          onLanded={draw.land}
        />
      )}
      <p role="status" className="sr-only">
        {phase.kind === 'asking' && <Trans comment="While a raffle draws a prize">Drawing…</Trans>}
        {phase.kind === 'shown' && <span>{phase.draw.prize.name}</span>}
      </p>
      {isOpen ? (
        <>
          {game === 'wheel' && (
            <Button
              size="lg"
              block
              busy={isBusy}
              aria-disabled={!canDraw || undefined}
              className={canDraw ? '' : 'aria-disabled:opacity-60'}
              onClick={() => canDraw && start()}
            >
              {own ? <Trans>Spin the wheel</Trans> : <Trans>Log in to spin</Trans>}
            </Button>
          )}
          {game === 'boxes' && !isBusy && (
            <p className="text-center text-label text-pretty">
              {own ? (
                <Trans>Choose any box. The draw, not the box, decides what you get.</Trans>
              ) : (
                <Trans>Choose a box to log in and open it.</Trans>
              )}
            </p>
          )}
          {own && <Purse raffle={raffle} own={own} />}
          {lack && !isBusy && phase.kind !== 'shown' && (
            <FormAlert tone="info">
              {lack === 'tickets' ? (
                <Trans>You have no tickets left. How to get one is shown below.</Trans>
              ) : lack === 'today' ? (
                <Trans>You’ve used all your draws for today. There are new ones tomorrow.</Trans>
              ) : (
                <Trans>You don’t have enough points for a draw.</Trans>
              )}
            </FormAlert>
          )}
        </>
      ) : (
        <FormAlert tone="info">{t(RAFFLE_WORDS[state].sentence)}</FormAlert>
      )}
      {phase.kind === 'refused' && <FormAlert>{t(raffleMessage(phase.error))}</FormAlert>}
      {phase.kind === 'notMade' && (
        <FormAlert tone="info" title={<Trans>Your last draw didn’t reach us</Trans>}>
          <Trans>Nothing was spent. You can draw again.</Trans>
        </FormAlert>
      )}
      {phase.kind === 'unknown' && (
        <FormAlert
          tone="warning"
          title={<Trans>We don’t know the result of your draw yet</Trans>}
          action={
            <Button size="sm" variant="outline" onClick={draw.resume}>
              <Trans>Check the result</Trans>
            </Button>
          }
        >
          {joinSentences(
            t(raffleMessage(phase.error)),
            t`Nothing is paid twice. If your draw reached us, its result waits for you; if not, you can draw again.`,
          )}
        </FormAlert>
      )}
      {own && (
        <Link
          to={paths.raffle(raffle.id, 'draws')}
          className={buttonClass({ variant: 'outline', block: true })}
        >
          <Trans comment="Link to the player’s draws in a raffle">My draws</Trans>
        </Link>
      )}
      {prizes.length > 0 && game === 'wheel' && (
        <p className="text-center text-caption text-pretty text-muted">
          <Trans>
            All segments are the same size, so they don’t show your chances. See the table for
            those.
          </Trans>
        </p>
      )}
      {phase.kind === 'shown' && (
        <DrawResult draw={phase.draw} isLate={phase.isLate} onClose={draw.close} />
      )}
    </section>
  )
}

/**
 * Returns the reason why the player cannot draw, such as missing tickets; null if there is none.
 */
function lackOf({ own, price }: Raffle): 'tickets' | 'points' | 'today' | null {
  if (!own) return null
  if (own.leftToday === 0) return 'today'
  if (price.kind === 'ticket') return own.tickets === 0 ? 'tickets' : null
  return own.points < price.amount ? 'points' : null
}

const topOf = ({ prizes }: Raffle): string | undefined =>
  prizes
    .filter(({ kind, parts }) => kind !== 'none' && parts > 0)
    .toSorted((one, other) => one.parts - other.parts)[0]?.id

function Purse({ raffle, own }: { raffle: Raffle; own: NonNullable<Raffle['own']> }) {
  const { price } = raffle
  const { leftToday } = own
  const Icon = price.kind === 'ticket' ? Ticket : Coins
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 card px-4 py-3">
      <span className="flex size-11 shrink-0 items-center justify-center rounded-pill bg-reward text-on-reward">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="text-heading tabular-nums">
          {price.kind === 'ticket' ? (
            <Plural value={{ count: own.tickets }} one="# ticket" other="# tickets" />
          ) : (
            <Plural value={{ points: own.points }} one="# point" other="# points" />
          )}
        </span>
        <span className="text-label text-muted">
          {price.kind === 'ticket' ? (
            <Trans>Each draw costs one</Trans>
          ) : (
            <Plural value={{ cost: price.amount }} other="Each draw costs #" />
          )}
        </span>
      </span>
      {leftToday !== null && (
        <span className="text-label text-muted tabular-nums">
          <Plural value={leftToday} other="Draws left today: #" />
        </span>
      )}
    </div>
  )
}
