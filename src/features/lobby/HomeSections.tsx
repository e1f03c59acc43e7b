import { useAtomValue } from 'jotai'
import { Fragment, useDeferredValue, useState, type ReactNode } from 'react'
import { useBrand } from '#core/brand/brand.ts'
import type { HomeRow } from '#core/brand/homeRows.ts'
import { identityAtom, sessionAtom } from '#core/session/session.ts'
import { useFeature, usePermission } from '#core/system/permission.tsx'
import { LazyPart } from '#parts/failures/LazyPart.tsx'
import { SectionFailure } from '#parts/failures/SectionState.tsx'
import { useLanes } from '#parts/games/useLanes.ts'
import { arrangeHomeRows } from './homeRows.ts'
import { HotSection } from './HotSection.tsx'
import {
  BecauseSection,
  GamesSection,
  NewSection,
  OfferBand,
  OwnSection,
  VendorSection,
  VendorStrip,
  WinnerBoard,
} from './lazySections.ts'
import { COMPOSITIONS } from './rows/compositions.ts'
import { joinShortRows } from './rows/joinShortRows.ts'
import { useDrawnSections } from './useDrawnSections.ts'

type VendorRow = 'LIVE' | 'BG' | 'PVP' | 'FISH' | 'SPORTS' | 'ESPORTS' | 'ELOTT'

const ROWS: Record<Exclude<HomeRow, VendorRow | 'continue'>, ReactNode> = {
  hot: <HotSection />,
  because: <BecauseSection />,
  favorites: <OwnSection kind="favorites" />,
  new: <NewSection />,
  RNG: <GamesSection type="RNG" />,
  winners: <WinnerBoard />,
}

/** Number of vendors that each category's section shows (docs/product.md §2.3 and §9). */
const VENDORS: Record<VendorRow, number> = {
  LIVE: 6,
  BG: 5,
  PVP: 6,
  FISH: 5,
  SPORTS: 5,
  ESPORTS: 5,
  ELOTT: 5,
}

/** Parts that a composition puts between the rows. */
const BETWEEN = { offer: <OfferBand />, vendors: <VendorStrip /> }

const showsVendors = (row: HomeRow): row is VendorRow => row in VENDORS

/** The rows of the home page (docs/product.md §2.3). */
export function HomeSections() {
  return <Rows key={useAtomValue(sessionAtom)?.token} />
}

function Rows() {
  const { homeRows, theme } = useBrand()
  const { data: permission } = usePermission()
  const reader = useAtomValue(identityAtom)
  const hasWinners = useFeature('winnerBoard') !== 'off'
  const { data, error, refetch } = useLanes()
  const lanes = useDeferredValue(data)
  const [isHistoryKnown, setHistoryKnown] = useState(false)
  const laneOf = (row: HomeRow) => lanes?.find(({ type }) => type === row)
  const isThere = (row: HomeRow) => {
    if (showsVendors(row)) return lanes ? laneOf(row) !== undefined : !error
    return row !== 'winners' || hasWinners
  }
  const ordered = arrangeHomeRows(homeRows, permission?.info.whitelabel.homeRows ?? [], reader)
  const rows = ordered.filter(isThere)
  const allowed = useDrawnSections(rows.length)
  // The first row, with recent games, may turn out to be empty, so that the second row takes its
  // place. The second row is rendered as soon as that is known.
  const shownOfHistory = isHistoryKnown ? Math.max(allowed, 2) : 1
  const drawn = rows[0] === 'continue' ? shownOfHistory : allowed
  const draw = (row: HomeRow) => {
    if (row === 'continue')
      return <OwnSection kind="recents" onKnown={() => setHistoryKnown(true)} />
    if (!showsVendors(row)) return ROWS[row]
    const lane = laneOf(row)
    return lane && <VendorSection lane={lane} size={VENDORS[row]} />
  }
  const countOf = (row: HomeRow) => {
    const lane = showsVendors(row) ? laneOf(row) : undefined
    return lane && Math.min(lane.vendors.length, VENDORS[row as VendorRow])
  }
  const place = (row: HomeRow) => {
    const waiting = <div className={showsVendors(row) ? 'vendor-place' : 'lobby-place'} />
    return (
      <LazyPart key={row} failure="tell" fallback={waiting}>
        {(rows.indexOf(row) < drawn && draw(row)) || waiting}
      </LazyPart>
    )
  }
  const { between } = COMPOSITIONS[theme.home]
  return (
    <>
      {joinShortRows(rows, countOf).map((line, index) => {
        const part = index < drawn && between[index]
        return (
          <Fragment key={line[0]}>
            {part && <LazyPart failure="hide">{BETWEEN[part]}</LazyPart>}
            {line.length === 1 ? (
              place(line[0]!)
            ) : (
              <div
                className="joined-rows"
                style={{ gridTemplateColumns: line.map((row) => `${countOf(row)}fr`).join(' ') }}
              >
                {line.map(place)}
              </div>
            )}
          </Fragment>
        )
      })}
      {error && !data && <SectionFailure error={error} onRetry={() => void refetch()} />}
    </>
  )
}
