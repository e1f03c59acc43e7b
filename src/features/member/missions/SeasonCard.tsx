import { Trans } from '@lingui/react/macro'
import { Trophy } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLanguage } from '#core/locale/language.ts'
import { formatMonth } from '#lib/periodFormats.ts'
import type { Season } from './schema.ts'
import { TimeLeft } from './TimeLeft.tsx'

interface Props {
  season: Season
  onEnd?: () => void
  children: ReactNode
}

/** Card of the current season, with the time until the season ends. */
export function SeasonCard({ season, onEnd, children }: Props) {
  const { locale } = useLanguage()
  return (
    <section className="relative isolate flex flex-col gap-4 overflow-hidden rounded-panel wash [--wash:var(--color-reward-soft)] p-5">
      <Trophy
        aria-hidden="true"
        className="absolute end-2 bottom-0 -z-1 size-28 text-reward-text opacity-10"
      />
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 flex-col gap-1">
          <p className="text-caption font-semibold text-on-primary-soft">
            <Trans context="of missions">Season</Trans>
          </p>
          <p className="text-title text-balance text-text">{formatMonth(season.from, locale)}</p>
        </div>
        <p className="flex flex-col text-label text-on-primary-soft sm:items-end">
          <Trans>Season ends in</Trans>
          <strong className="text-heading text-text">
            <TimeLeft until={season.endsAt} {...(onEnd && { onEnd })} />
          </strong>
        </p>
      </div>
      <p className="max-w-prose text-label text-pretty text-text">{children}</p>
    </section>
  )
}
