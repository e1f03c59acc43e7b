import { Trans, useLingui } from '@lingui/react/macro'
import { useMoments } from '#core/gateway/useMoments.ts'
import { joinSentences } from '#lib/phrases.ts'
import { StatusLabel } from '#ui/StatusLabel.tsx'
import type { Contract, Side } from './contractSchema.ts'
import { STATE_WORDS, stateSentences } from './messages.ts'
import { useCountsLater } from './useCountsLater.ts'
import { VersionName } from './VersionName.tsx'

/**
 * The state of a contract, what it means for the agent who reads it, and when the contract was
 * offered, signed or ended.
 */
export function StateLine({ contract, side }: { contract: Contract; side: Side }) {
  const { t } = useLingui()
  const { write } = useMoments()
  const { state, version, countsFrom, endsByMoveAt, lastSettlement } = contract
  const { name, tone } = STATE_WORDS[state]
  const countsLater = useCountsLater(contract)
  const isFormer = state === 'superseded' || state === 'terminated'
  const sentences = [
    ...(state === 'active' && countsLater
      ? []
      : stateSentences(contract, side).map((sentence) => t(sentence))),
    countsFrom && countsLater && !isFormer && t`It applies from ${{ day: write(countsFrom) }}.`,
    endsByMoveAt &&
      (side === 'downline'
        ? t`It ends on ${{ day: write(endsByMoveAt) }}, because you then move to another upline.`
        : t`It ends on ${{ day: write(endsByMoveAt) }}, because this agent then moves to another upline.`),
    isFormer &&
      lastSettlement &&
      t`Its earnings until ${{ until: write(lastSettlement.end) }} are settled on ${{ day: write(lastSettlement.settlesAt) }}.`,
    isFormer && lastSettlement === null && t`All earnings of this version have been settled.`,
  ]
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <div className="flex flex-wrap items-center gap-2">
        <StatusLabel tone={tone}>{t(name)}</StatusLabel>
        <span className="text-caption text-muted tabular-nums">
          <VersionName version={version} />
        </span>
      </div>
      <p className="text-label text-pretty">{joinSentences(...sentences)}</p>
      <p className="text-caption text-muted tabular-nums">
        {contract.endedAt && contract.state !== 'offered' ? (
          <Trans comment="State of a contract with its date">
            Ended {{ day: write(contract.endedAt) }}
          </Trans>
        ) : contract.signedAt ? (
          <Trans comment="State of a contract with its date">
            Signed {{ day: write(contract.signedAt) }}
          </Trans>
        ) : contract.expiresAt ? (
          <Trans>
            Offered {{ day: write(contract.offeredAt) }}, open until{' '}
            {{ until: write(contract.expiresAt) }}
          </Trans>
        ) : (
          <Trans comment="State of a contract with its date">
            Offered {{ day: write(contract.offeredAt) }}
          </Trans>
        )}
      </p>
    </div>
  )
}
