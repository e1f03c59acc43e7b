import type { ReactNode } from 'react'

/** A list of facts about a record, each with its name. */
export function RecordFacts({
  facts,
}: {
  facts: readonly (readonly [name: ReactNode, value: ReactNode] | false)[]
}) {
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-2 text-label sm:grid-cols-2">
      {facts.map(
        (fact, index) =>
          fact && (
            <div key={index} className="flex items-baseline justify-between gap-4">
              <dt className="text-muted">{fact[0]}</dt>
              <dd className="min-w-0 text-end tabular-nums wrap-anywhere">{fact[1]}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
