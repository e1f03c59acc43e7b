import { useLingui } from '@lingui/react/macro'
import { useDeferredValue } from 'react'
import { Link } from 'react-router-dom'
import { categoryTarget } from '#features/games/categories.ts'
import { GameTypeIcon } from '#features/games/GameTypeIcon.tsx'
import { gameTypeNames } from '#features/games/messages.ts'
import type { Lane } from '#features/games/schema.ts'
import { useLanes } from '#features/games/useLanes.ts'
import { useLaunch } from '#features/games/useLaunch.ts'
import { Skeleton } from '#ui/Skeleton.tsx'

/** The categories under the thumb; wide screens have them in the header. */
export function CategoryChips() {
  const { t } = useLingui()
  const { data, error } = useLanes()
  const lanes = useDeferredValue(data)
  // The sections below tell of it, and can ask again.
  if (error && !data) return null
  return (
    <nav aria-label={t`Categories`} className="-mx-4 lg:hidden">
      <ul className="scroll-row flex gap-2 px-4">
        {!lanes
          ? Array.from({ length: 6 }, (_each, index) => (
              <li key={index}>
                <Skeleton className="h-21 w-20 rounded-panel" />
              </li>
            ))
          : lanes.map((lane) => (
              <li key={lane.type}>
                <CategoryChip lane={lane} />
              </li>
            ))}
      </ul>
    </nav>
  )
}

function CategoryChip({ lane }: { lane: Lane }) {
  const { i18n } = useLingui()
  const launch = useLaunch()
  const target = categoryTarget(lane)
  const look =
    'flex h-21 w-20 flex-col items-center justify-center gap-1.5 rounded-panel bg-raised px-1 text-caption font-semibold text-text active:scale-95 transition-transform duration-quick'
  const body = (
    <>
      <GameTypeIcon type={lane.type} />
      <span className="line-clamp-2 w-full text-center leading-tight">
        {i18n._(gameTypeNames[lane.type])}
      </span>
    </>
  )
  return target.kind === 'launch' ? (
    <button type="button" className={look} onClick={() => launch({ vendor: target.vendor })}>
      {body}
    </button>
  ) : (
    <Link to={target.path} className={look}>
      {body}
    </Link>
  )
}
