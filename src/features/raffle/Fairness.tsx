import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { Dices, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { noticeAtom } from '#core/popups/notices.ts'
import { CLIENT_SEED } from '#rules/raffle.ts'
import { Reference } from '#parts/records/Reference.tsx'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import { randomSeed, type useClientSeed } from './clientSeed.ts'
import { RevealButton } from './RevealButton.tsx'
import type { Own, Raffle } from './schema.ts'

interface Props {
  raffle: Raffle
  seed: ReturnType<typeof useClientSeed>
}

/**
 * Explains how players can check that draws are fair: the gateway's commitment, the player's own
 * seed and the reveal.
 */
export function Fairness({ raffle, seed }: Props) {
  return (
    <section aria-labelledby="raffle-fairness" className="flex flex-col gap-3">
      <h2 id="raffle-fairness" className="flex items-center gap-2 section-title text-heading">
        <ShieldCheck aria-hidden="true" className="size-5 text-success-text" />
        <Trans>Nobody can rig a draw</Trans>
      </h2>
      <ol className="flex list-decimal flex-col gap-1.5 ps-5 text-label text-pretty text-muted">
        <li>
          <Trans>
            Before you draw, we show the hash of a secret server seed. After that we can’t change
            the seed: its hash would be different.
          </Trans>
        </li>
        <li>
          <Trans>
            Your device adds its own seed, which we can’t foresee. Both seeds and the draw number
            decide what you get.
          </Trans>
        </li>
        <li>
          <Trans>
            When you ask for it, or when the raffle ends, the server seed is revealed, and your
            browser recomputes every draw.
          </Trans>
        </li>
      </ol>
      {raffle.own && <Seeds raffle={raffle} seed={seed} own={raffle.own} />}
    </section>
  )
}

function Seeds({ raffle, seed: { clientSeed, changeSeed }, own }: Props & { own: Own }) {
  const { t } = useLingui()
  const notify = useSetAtom(noticeAtom)
  const [entered, setEntered] = useState<string | null>(null)
  const value = entered ?? clientSeed
  const isFaulty = !CLIENT_SEED.test(value)
  const keep = (seed: string) => {
    changeSeed(seed)
    setEntered(null)
    notify({ message: msg`Your seed is set for the next draw.` })
  }
  return (
    <div className="flex flex-col gap-4 card p-4">
      <dl className="flex flex-col gap-3 text-label">
        <div>
          <dt className="text-muted">
            <Trans>Hash of the server seed (SHA-256)</Trans>
          </dt>
          <dd>
            <Reference text={own.commitment} />
          </dd>
        </div>
        <div>
          <dt className="text-muted">
            <Trans>Draws made with this seed</Trans>
          </dt>
          <dd className="font-semibold tabular-nums">
            <Plural value={{ count: own.drawn }} one="# draw" other="# draws" />
          </dd>
        </div>
      </dl>
      <form
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isFaulty) keep(value)
        }}
      >
        <TextField
          id="client-seed"
          label={t({
            message: 'Your seed',
            comment: 'Label: the player’s random text in a fair draw',
          })}
          hint={t`Any letters, digits, hyphens and underscores, 64 at most`}
          error={isFaulty ? t`Use 1 to 64 letters, digits, hyphens and underscores.` : undefined}
          value={value}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setEntered(event.target.value)}
        />
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            variant="soft"
            aria-disabled={entered === null || isFaulty || undefined}
          >
            <Trans>Use this seed</Trans>
          </Button>
          <Button variant="quiet" onClick={() => keep(randomSeed())}>
            <Dices aria-hidden="true" className="size-4.5" />
            <Trans>Generate a new one</Trans>
          </Button>
        </div>
      </form>
      {raffle.state === 'open' && own.drawn > 0 && (
        <div className="flex flex-col gap-2 border-t pt-4">
          <p className="text-label text-pretty text-muted">
            <Trans>
              To check your draws, reveal this seed. A new seed will be used for later draws.
            </Trans>
          </p>
          <RevealButton raffleId={raffle.id} commitment={own.commitment} />
        </div>
      )}
    </div>
  )
}
