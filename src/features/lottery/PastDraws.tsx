import { Trans, useLingui } from '@lingui/react/macro'
import { useMoments } from '#core/gateway/useMoments.ts'
import { Button } from '#ui/Button.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Numbers } from './Numbers.tsx'
import type { Lottery } from './schema.ts'
import { useDraws } from './useLotteries.ts'

/** Numbers of a lottery's past draws, the newest first. */
export function PastDraws({ lottery: { gameCode, issue } }: { lottery: Lottery }) {
  const { t } = useLingui()
  const moments = useMoments()
  const { data, error, refetch } = useDraws(gameCode, issue)
  return (
    <section aria-labelledby="past-draws" className="flex flex-col gap-3 p-4">
      <h2 id="past-draws" className="section-title text-heading">
        {t({ message: 'Past draws', comment: 'Heading above older results of a lottery' })}
      </h2>
      {error && !data ? (
        <p className="flex items-center gap-3 text-label text-muted">
          <Trans>The numbers didn’t load.</Trans>
          <Button variant="outline" size="sm" onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </p>
      ) : data?.length === 0 ? (
        <p className="text-label text-muted">
          <Trans>Nothing has been drawn yet.</Trans>
        </p>
      ) : (
        <ol className="flex flex-col divide-y divide-border">
          {data
            ? data.map((draw) => (
                <li
                  key={draw.issue}
                  className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 py-2.5"
                >
                  <span className="text-caption text-muted">
                    <span className="block font-semibold text-text">{draw.issue}</span>
                    <time dateTime={draw.drawnAt}>{moments.write(draw.drawnAt)}</time>
                  </span>
                  <Numbers numbers={draw.numbers} />
                </li>
              ))
            : Array.from({ length: 6 }, (_each, index) => (
                <li key={index} className="py-2.5">
                  <Skeleton className="h-9" />
                </li>
              ))}
        </ol>
      )}
    </section>
  )
}
