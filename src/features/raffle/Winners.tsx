import { Trans } from '@lingui/react/macro'
import { Trophy } from 'lucide-react'
import { useWriteSoon } from '#core/gateway/useWriteSoon.ts'
import type { Raffle } from './schema.ts'

/** List of the latest winners of a raffle, whose names the gateway masks. */
export function Winners({ raffle: { winners } }: { raffle: Raffle }) {
  const writeSoon = useWriteSoon()
  if (winners.length === 0) return null
  return (
    <section aria-labelledby="raffle-winners" className="flex flex-col gap-3">
      <h2 id="raffle-winners" className="section-title text-heading">
        <Trans comment="Heading above the winners of a raffle">Latest winners</Trans>
      </h2>
      <ul className="grid grid-cols-1 gap-x-6 card px-4 py-1 sm:grid-cols-2">
        {winners.map(({ player, prize, at }, index) => (
          <li
            key={index}
            className="flex items-center gap-3 border-b py-2.5 text-label last:border-b-0"
          >
            <Trophy aria-hidden="true" className="size-4 shrink-0 text-reward-text" />
            <span className="min-w-0 flex-1">
              <span className="block font-semibold wrap-anywhere">{prize}</span>
              <span className="block text-caption text-muted">{player}</span>
            </span>
            <time dateTime={at} className="shrink-0 text-caption text-muted tabular-nums">
              {writeSoon(Date.parse(at))}
            </time>
          </li>
        ))}
      </ul>
    </section>
  )
}
