import { Trans, useLingui } from '@lingui/react/macro'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useAtom } from 'jotai'
import { Network } from 'lucide-react'
import {
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useSyncExternalStore,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'
import { useHref, useNavigate } from 'react-router-dom'
import { LineFailure, SectionFailure } from '#parts/failures/SectionState.tsx'
import { listByStep } from '#parts/records/rowRange.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { openTreeAtom } from './atoms.ts'
import { PAGE_SIZE } from './queries.ts'
import { TREE_COLUMNS, TreeHead } from './TreeHead.tsx'
import { readTreeKey, type TreeAct } from './treeKeys.ts'
import type { TreePages } from './TreePages.ts'
import { TreeLine } from './TreeLine.tsx'
import { ROOT, TreeRows, type TreePlace } from './treeRows.ts'
import { useTeamState } from './useTeamState.ts'

const ROW_HEIGHT = 44
const HEAD_HEIGHT = 41
/** Rows beyond the window that are drawn already. */
const OVERSCAN = 2

/** Downlines and their downlines, by the tree grid pattern of the ARIA Authoring Practices. */
export function TreeGrid({ pages }: { pages: TreePages }) {
  const { t } = useLingui()
  const { pathOf } = useTeamState()
  const navigate = useNavigate()
  const base = useHref(pathOf())
  const [{ expanded, active, scrollTop }, changeTree] = useAtom(openTreeAtom)
  const { branches, error, currency = '' } = useSyncExternalStore(pages.subscribe, pages.read)
  const rows = useMemo(() => new TreeRows(branches, expanded, PAGE_SIZE), [branches, expanded])
  const isLoaded = branches.has(ROOT)
  const activeAt = Math.max(rows.positionOf(active), 0)
  const activeKey = placeKey(rows.at(activeAt) ?? active)

  const scroller = useRef<HTMLDivElement>(null)
  // oxlint-disable-next-line react/incompatible-library -- the compiler leaves this component as it is
  const virtualizer = useVirtualizer({
    count: rows.count,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    initialOffset: scrollTop,
    scrollMargin: HEAD_HEIGHT,
    scrollPaddingStart: HEAD_HEIGHT,
    useFlushSync: false,
    // The row that has the focus stays in the document.
    rangeExtractor: (range) => {
      const drawn = listByStep(range)
      if (drawn.includes(activeAt) || activeAt >= range.count) return drawn
      return [...drawn, activeAt].toSorted((a, b) => a - b)
    },
  })
  const wanted = virtualizer.getVirtualItems()
  // Rows are drawn piece by piece, between the frames of scrolling; the active one at once, since
  // the keys that follow act on it.
  const lateRows = useDeferredValue(rows)
  const lateDrawn = useDeferredValue(wanted)
  const isThere = lateDrawn.some(({ index }) => {
    const row = lateRows.at(index)
    return row !== undefined && placeKey(row) === activeKey
  })
  const [shown, drawn] = isThere ? [lateRows, lateDrawn] : [rows, wanted]

  useEffect(() => {
    if (!isLoaded) pages.want(ROOT, 0)
    for (const { index } of wanted) {
      const row = rows.at(index)
      if (row && !row.member) pages.want(row.parentId, Math.floor(row.index / PAGE_SIZE))
    }
  })
  const keepScroll = useEffectEvent((top: number) => changeTree({ scrollTop: top }))
  useEffect(() => {
    const element = scroller.current
    return () => keepScroll(element?.scrollTop ?? 0)
  }, [isLoaded])
  /** Key of the row that gets the focus as soon as it is active and drawn. */
  const awaited = useRef<string>(undefined)
  useEffect(() => {
    if (awaited.current !== activeKey) return
    const row = scroller.current?.querySelector<HTMLElement>(`[data-place="${activeKey}"]`)
    if (!row) return
    awaited.current = undefined
    row.focus({ preventScroll: true })
  })

  const goTo = (position: number) => {
    const row = rows.at(Math.min(Math.max(position, 0), rows.count - 1))
    if (!row) return
    awaited.current = placeKey(row)
    changeTree({ active: { parentId: row.parentId, index: row.index } })
    virtualizer.scrollToIndex(rows.positionOf(row))
  }
  const toggle = (place: TreePlace, id: string) => {
    const next = new Set(expanded)
    if (!next.delete(id)) next.add(id)
    awaited.current = placeKey(place)
    changeTree({ expanded: next, active: { parentId: place.parentId, index: place.index } })
  }
  const open = (id: string) =>
    void navigate(pathOf(id), { state: { isFromList: true }, preventScrollReset: true })

  const carryOut = (act: TreeAct) => {
    const row = rows.at(activeAt)
    if (!row) return
    if (act.kind === 'move') goTo(activeAt + act.by)
    else if (act.kind === 'go') {
      if (act.to === 'first') goTo(0)
      else if (act.to === 'last') goTo(rows.count - 1)
      else if (act.to === 'child') goTo(activeAt + 1)
      else if (row.parentId !== ROOT) goTo(rows.positionOfParent(row.parentId))
    } else if (!row.member) return
    else if (act.kind === 'open') open(row.member.id)
    else toggle(row, row.member.id)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const position = (event.target as HTMLElement).dataset['position']
    const member = rows.at(activeAt)?.member
    if (position === undefined) return
    const pageRows = Math.max(1, Math.floor(virtualizer.scrollRect!.height / ROW_HEIGHT) - 2)
    const state = {
      canOpen: member !== undefined && member.directs > 0,
      isOpen: member !== undefined && member.directs > 0 && expanded.has(member.id),
    }
    const act = readTreeKey(event, state, pageRows)
    if (!act) return
    event.preventDefault()
    carryOut(act)
  }
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as HTMLElement
    const line = target.closest<HTMLElement>('[data-position]')
    const row = shown.at(Number(line?.dataset['position'] ?? -1))
    if (!line || !row?.member || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (target.closest('[data-toggle]')) return toggle(row, row.member.id)
    line.focus({ preventScroll: true })
    changeTree({ active: { parentId: row.parentId, index: row.index } })
    open(row.member.id)
  }

  if (error && !isLoaded) return <SectionFailure error={error} onRetry={() => pages.retry()} />
  if (!isLoaded) return <TreeSkeleton />
  if (rows.count === 0) {
    return (
      <EmptyState
        icon={<Network />}
        title={t`Nobody is in your team yet`}
        detail={t`Open an account for a downline, or send an invitation link.`}
      />
    )
  }
  return (
    <div className="flex min-w-0 flex-col gap-2">
      {error && <LineFailure error={error} onRetry={() => pages.retry()} />}
      <div
        ref={scroller}
        className="h-[max(24rem,calc(100dvh-15rem))] overflow-auto overscroll-contain rounded-panel border bg-surface [overflow-anchor:none]"
      >
        {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its rows have the focus */}
        <div
          role="treegrid"
          aria-label={t`Team`}
          aria-rowcount={rows.count + 1}
          aria-colcount={TREE_COLUMNS}
          className="min-w-220"
          onKeyDown={onKeyDown}
          onClick={onClick}
        >
          <TreeHead />
          <div
            role="rowgroup"
            className="relative"
            style={{ height: shown.count * ROW_HEIGHT, contain: 'strict' }}
          >
            {drawn.map(({ index, start }) => {
              const row = shown.at(index)
              if (!row) return null
              const { member, level, siblings, index: place } = row
              return (
                <TreeLine
                  // The focus stays when the page of a row comes in.
                  key={placeKey(row)}
                  placeKey={placeKey(row)}
                  {...{ member, level, siblings, place, currency }}
                  position={index}
                  top={start - HEAD_HEIGHT}
                  isActive={placeKey(row) === activeKey}
                  isOpen={member !== undefined && member.directs > 0 && expanded.has(member.id)}
                  href={member && `${base}/${member.id}`}
                />
              )
            })}
          </div>
        </div>
      </div>
    </div>
  )
}

const placeKey = ({ parentId, index }: TreePlace) => `${parentId}/${index}`

const TreeSkeleton = () => (
  <div role="status" className="flex flex-col gap-2">
    <span className="sr-only">
      <Trans>Loading…</Trans>
    </span>
    {Array.from({ length: 8 }, (_, index) => (
      <Skeleton key={index} className="h-11 rounded-control" />
    ))}
  </div>
)
