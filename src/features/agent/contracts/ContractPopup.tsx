import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { Link } from '#core/navigation/Link.tsx'
import { useMoments } from '#core/gateway/useMoments.ts'
import { SectionFailure } from '#parts/failures/SectionState.tsx'
import { Button, buttonClass } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import type { WaitingContract } from './contractSchema.ts'
import { ContractSkeleton } from './ContractSkeleton.tsx'
import { KINDS } from './kinds.ts'
import { pathOfWaiting } from './pathOfWaiting.ts'
import { waitingContractsQuery } from './queries.ts'
import { usePartyWords } from './usePartyWords.ts'
import { useTermsWords } from './useTermsWords.ts'

/**
 * Tells an agent which contracts wait for an answer, with a link to each (docs/product.md §12.6).
 */
export function ContractPopup({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(waitingContractsQuery)
  return (
    <Dialog
      title={t`Contracts waiting for you`}
      closeLabel={t`Close`}
      onClose={onClose}
      unasked
      footer={
        <Button variant="outline" block onClick={onClose}>
          <Trans comment="Button that closes the popup; the contract waits">Later</Trans>
        </Button>
      }
    >
      {error && !data ? (
        <SectionFailure error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <ContractSkeleton />
      ) : data.list.length === 0 ? (
        <p className="text-label text-muted">
          <Trans>No contract is waiting.</Trans>
        </p>
      ) : (
        <div className="flex flex-col gap-3 pb-2">
          <p className="text-label text-pretty text-muted">
            <Plural
              value={{ count: data.count }}
              one="# contract needs your response. Nothing changes until you respond."
              other="# contracts need your response. Nothing changes until you respond."
            />
          </p>
          <ul className="flex flex-col gap-3">
            {data.list.map((waiting) => (
              <li key={waiting.id}>
                <Entry waiting={waiting} currency={data.currency} onLeave={onClose} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </Dialog>
  )
}

function Entry({
  waiting,
  currency,
  onLeave,
}: {
  waiting: WaitingContract
  currency: string
  onLeave: () => void
}) {
  const { t } = useLingui()
  const { write } = useMoments()
  const words = useTermsWords(currency)
  const { kind, asks, side, member, terms, version, expiresAt } = waiting
  const writeParty = usePartyWords()
  const name = member && writeParty(member)
  const { pathname, hash } = useLocation()
  const to = pathOfWaiting(waiting)
  return (
    <section className="flex flex-col gap-3 card p-4">
      <div className="flex items-start justify-between gap-4">
        <div className="flex min-w-0 flex-col gap-0.5">
          <h3 className="text-body font-bold text-balance">{t(KINDS[kind].name)}</h3>
          <p className="text-label text-pretty">
            {asks === 'sign' ? (
              version > 1 ? (
                <Trans>Your upline has offered you new terms.</Trans>
              ) : (
                <Trans>Your upline has offered you a contract.</Trans>
              )
            ) : side === 'upline' && name ? (
              <Trans>{name} has asked to end the contract.</Trans>
            ) : (
              <Trans>Your upline has asked to end the contract.</Trans>
            )}
          </p>
          {expiresAt && (
            <p className="text-caption text-muted tabular-nums">
              <Trans comment="Until when an offer can be signed">
                Open until {{ day: write(expiresAt) }}
              </Trans>
            </p>
          )}
        </div>
        <p className="shrink-0 text-heading font-bold tabular-nums">{words.upTo(terms)}</p>
      </div>
      <Link
        to={to}
        onClick={(event) => {
          // If the agent is already on the linked page, the link does nothing, because closing the
          // popup would go back from that page.
          if (pathname + hash === to) event.preventDefault()
          // The link may lead to another part of the page that is open. Such a link does not close
          // the popup by itself.
          onLeave()
        }}
        className={buttonClass({ block: true })}
      >
        {asks === 'sign' ? (
          <Trans>Review the terms</Trans>
        ) : (
          <Trans comment="Button: to accept or reject the end of a contract">Respond</Trans>
        )}
      </Link>
    </section>
  )
}
