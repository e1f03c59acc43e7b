import { useAtomValue } from 'jotai'
import { useDeferredValue, useState, type ReactNode } from 'react'
import { useBrand } from '#core/brand/brand.ts'
import type { CollectionRow, VendorRow } from '#core/brand/compositions.ts'
import { isStrip, type HomeRow } from '#core/brand/homeRows.ts'
import { identityAtom, sessionAtom } from '#core/session/session.ts'
import { useFeature, usePermission } from '#core/system/permission.tsx'
import { LazyPart } from '#parts/failures/LazyPart.tsx'
import { SectionFailure } from '#parts/failures/SectionState.tsx'
import { useLanes } from '#parts/games/useLanes.ts'
import { arrangeHomeRows } from './homeRows.ts'
import { HotSection } from './HotSection.tsx'
import {
  BecauseSection,
  CollectionSection,
  GamesSection,
  NewSection,
  OfferBand,
  OwnSection,
  VendorIndex,
  VendorSection,
  VendorStrip,
  WinnerBoard,
  WinTicker,
} from './lazySections.ts'
import { joinShortRows } from './rows/joinShortRows.ts'
import { useDrawnSections } from './useDrawnSections.ts'

const ROWS: Record<Exclude<HomeRow, VendorRow | 'continue'>, ReactNode> = {
  hot: <HotSection />,
  because: <BecauseSection />,
  favorites: <OwnSection kind="favorites" />,
  new: <NewSection />,
  RNG: <GamesSection type="RNG" />,
  winners: <WinnerBoard />,
  offer: <OfferBand />,
  providers: <VendorStrip />,
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

/** Places that an index takes in a line: four stand side by side. */
const INDEX_PLACES = 1.5

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
  const { forms, strips } = theme.home
  const formOf = (row: HomeRow) => (isStrip(row) ? undefined : forms[row])
  const laneOf = (row: HomeRow) => lanes?.find(({ type }) => type === row)
  const isThere = (row: HomeRow) => {
    if (showsVendors(row)) return lanes ? laneOf(row) !== undefined : !error
    return row !== 'winners' || hasWinners
  }
  const gateway = permission?.info.whitelabel.homeRows ?? []
  const ordered = arrangeHomeRows(homeRows, gateway, reader, strips)
  const rows = ordered.filter(isThere)
  const allowed = useDrawnSections(rows.length)
  // The first row, with recent games, may turn out to be empty, so that the second row takes its
  // place. The second row is rendered as soon as that is known.
  const shownOfHistory = isHistoryKnown ? Math.max(allowed, 2) : 1
  const drawn = rows[0] === 'continue' ? shownOfHistory : allowed
  const draw = (row: HomeRow) => {
    if (row === 'continue')
      return <OwnSection kind="recents" onKnown={() => setHistoryKnown(true)} />
    const form = formOf(row)
    if (form === 'collection') return <CollectionSection row={row as CollectionRow} />
    if (form === 'ticker') return <WinTicker />
    if (!showsVendors(row)) return ROWS[row]
    const lane = laneOf(row)
    if (form === 'index') return lane && <VendorIndex lane={lane} />
    if (form) return <GamesSection type={row} />
    return lane && <VendorSection lane={lane} size={VENDORS[row]} />
  }
  const countOf = (row: HomeRow) => {
    const form = formOf(row)
    if (!showsVendors(row) || (form && form !== 'index')) return
    const lane = laneOf(row)
    return lane && (form ? INDEX_PLACES : Math.min(lane.vendors.length, VENDORS[row]))
  }
  const placeOf = (row: HomeRow) => {
    const form = formOf(row)
    if (isStrip(row)) return `${row}-place`
    if (form === 'ticker' || form === 'index') return `${form}-place`
    if (form && form !== 'shelf' && form !== 'chart') return 'tall-place'
    return showsVendors(row) && !form ? 'vendor-place' : 'lobby-place'
  }
  const place = (row: HomeRow) => {
    const waiting = <div className={placeOf(row)} />
    return (
      <LazyPart key={row} failure={isStrip(row) ? 'hide' : 'tell'} fallback={waiting}>
        {(rows.indexOf(row) < drawn && draw(row)) || waiting}
      </LazyPart>
    )
  }
  return (
    <>
      {joinShortRows(rows, countOf, formOf).map((line) =>
        line.length === 1 ? (
          place(line[0]!)
        ) : formOf(line[0]!) === 'index' ? (
          <div key={line[0]} className="joined-rows index-line">
            {line.map(place)}
          </div>
        ) : (
          <div
            key={line[0]}
            className="joined-rows"
            style={{ gridTemplateColumns: line.map((row) => `${countOf(row)}fr`).join(' ') }}
          >
            {line.map(place)}
          </div>
        ),
      )}
      {error && !data && <SectionFailure error={error} onRetry={() => void refetch()} />}
    </>
  )
}
