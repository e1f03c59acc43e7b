import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Armchair } from 'lucide-react'
import { useBrand } from '#core/brand/brand.ts'
import { usePageContext } from '#core/locale/pageContext.ts'
import { useLanguage } from '#core/locale/language.ts'
import type { Room } from './schema.ts'
import { SectionFailure } from '#parts/failures/SectionState.tsx'
import { useLaunch } from '#parts/games/useLaunch.ts'
import { Button } from '#ui/Button.tsx'
import { Money } from '#ui/Money.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { roomsQuery } from './queries.ts'

/**
 * The tables of a card-game vendor, which players can join without the vendor's lobby; not for
 * visitors.
 */
export function Rooms({ vendor }: { vendor: string }) {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(roomsQuery(vendor, usePageContext()))
  if (data?.rooms.length === 0) return null
  return (
    <section aria-labelledby="rooms" className="flex flex-col gap-2">
      <SectionHeading
        id="rooms"
        title={t({ message: 'Tables', comment: 'Heading above tables of a live casino' })}
      />
      {error && !data ? (
        <SectionFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <ul
          aria-labelledby="rooms"
          aria-busy={!data}
          className="scroll-row -mx-4 grid auto-cols-[16rem] grid-flow-col gap-3 px-4 lg:mx-0 lg:px-0"
        >
          {data
            ? data.rooms.map((room) => (
                <li key={room.id}>
                  <RoomCard room={room} />
                </li>
              ))
            : Array.from({ length: 4 }, (_each, index) => (
                <li key={index}>
                  <Skeleton className="h-30 rounded-panel" />
                </li>
              ))}
        </ul>
      )}
    </section>
  )
}

function RoomCard({ room }: { room: Room }) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const { currency } = useBrand()
  const launch = useLaunch()
  const full = room.players >= room.seats
  const money = { locale, currency }
  const { players, seats } = room
  return (
    <article className="flex h-30 flex-col justify-between gap-1 card-raised p-3.5">
      <div>
        <h3 className="line-clamp-2 text-label leading-tight font-semibold">{room.name}</h3>
        <p className="flex gap-1 text-caption text-muted tabular-nums">
          <Money {...money} amount={room.minBet} />
          <span>–</span>
          <Money {...money} amount={room.maxBet} />
        </p>
      </div>
      <div className="flex items-center justify-between gap-2">
        <p className="inline-flex items-center gap-1.5 text-caption text-muted tabular-nums">
          <Armchair className="size-4" aria-hidden="true" />
          <span>{t`${plural(players, { other: '#' })} of ${plural(seats, { one: '# seat', other: '# seats' })}`}</span>
        </p>
        <Button
          size="sm"
          variant={full ? 'outline' : 'primary'}
          disabled={full}
          aria-label={full ? undefined : t`Sit down at ${{ name: room.name }}`}
          className="min-h-thumb"
          onClick={() =>
            launch({
              vendor: room.vendor,
              nodeId: room.game,
              roomId: room.id,
              type: 'PVP',
              name: room.name,
            })
          }
        >
          {full ? (
            <Trans context="a table without a free seat">Full</Trans>
          ) : (
            <Trans context="enter a table">Sit down</Trans>
          )}
        </Button>
      </div>
    </article>
  )
}
