import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { LockKeyhole, SearchX } from 'lucide-react'
import { usePageContext } from '#core/locale/pageContext.ts'
import { useMoments } from '#core/gateway/useMoments.ts'
import { mayAskAtom } from '#core/session/session.ts'
import { SectionFailure } from '#parts/failures/SectionState.tsx'
import { Reference } from '#parts/records/Reference.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { BackToRaffle, LoginFirst } from './DrawsView.tsx'
import { raffleMessage } from './messages.ts'
import { PrizeIcon } from './prizeIcons.tsx'
import { drawQuery } from './queries.ts'
import { RevealButton } from './RevealButton.tsx'
import type { Draw } from './schema.ts'
import { VerifySteps } from './VerifySteps.tsx'

/**
 * Checks one draw: this browser computes it again and compares the results (docs/product.md §11.2).
 */
export function VerifyView({ id, drawId }: { id: string; drawId: string }) {
  const { t } = useLingui()
  const enabled = useAtomValue(mayAskAtom)
  const { data, error, refetch } = useQuery({ ...drawQuery(drawId, usePageContext()), enabled })
  return (
    <div className="mx-auto flex w-full max-w-form min-w-0 flex-col gap-6">
      <header className="flex flex-col gap-1">
        <BackToRaffle id={id} />
        <h1 className="text-title">
          <Trans>Check of a draw</Trans>
        </h1>
      </header>
      {!enabled ? (
        <LoginFirst />
      ) : data ? (
        <Shown draw={data} />
      ) : !error ? (
        <Skeleton className="h-72 rounded-panel" />
      ) : error.code === 'draw_not_found' ? (
        <EmptyState icon={<SearchX />} title={t(raffleMessage(error))} />
      ) : (
        <SectionFailure error={error} onRetry={() => void refetch()} />
      )}
    </div>
  )
}

function Shown({ draw }: { draw: Draw }) {
  const moments = useMoments()
  const { id, at, prize, serverSeed, commitment, raffleId } = draw
  const when = moments.write(at)
  return (
    <>
      <section className="flex items-center gap-4 card p-4">
        <span
          className={`flex size-14 shrink-0 items-center justify-center rounded-pill ${prize.kind === 'none' ? 'bg-raised text-muted' : 'bg-reward text-on-reward'}`}
        >
          <PrizeIcon kind={prize.kind} className="size-7" />
        </span>
        <span className="min-w-0">
          <span className="block text-heading wrap-anywhere">{prize.name}</span>
          <span className="block text-label text-muted">{when}</span>
          <Reference text={id} />
        </span>
      </section>
      {serverSeed === null ? (
        <section className="flex flex-col items-start gap-3 card p-4">
          <h2 className="flex items-center gap-2 text-heading">
            <LockKeyhole aria-hidden="true" className="size-5" />
            <Trans>The server seed is still secret</Trans>
          </h2>
          <p className="text-label text-pretty text-muted">
            <Trans>
              Your next draws still use this seed, so nobody may know it yet. Reveal the seed to
              check this draw; your next draws will then use a new one.
            </Trans>
          </p>
          <p className="text-label text-muted">
            <Trans>Hash of the server seed (SHA-256)</Trans>
          </p>
          <Reference text={commitment} />
          <RevealButton raffleId={raffleId} commitment={commitment} />
        </section>
      ) : (
        <VerifySteps draw={draw} serverSeed={serverSeed} />
      )}
    </>
  )
}
