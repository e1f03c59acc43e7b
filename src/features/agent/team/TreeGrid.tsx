import { Trans, useLingui } from '@lingui/react/macro'
import { useAtom, useStore } from 'jotai'
import { Network } from 'lucide-react'
import {
  startTransition,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { useNavigate } from 'react-router-dom'
import { FROM_LIST } from '#core/navigation/useBackToList.ts'
import { LineFailure, SectionFailure } from '#parts/failures/SectionState.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { openTreeAtom } from './atoms.ts'
import { PAGE_SIZE } from './queries.ts'
import { TREE_COLUMNS, TreeHead } from './TreeHead.tsx'
import { readTreeKey, type TreeAct } from './treeKeys.ts'
import type { TreePages } from './TreePages.ts'
import { TreeLine } from './TreeLine.tsx'
import { placeKey, ROOT, TreeRows, type TreePlace } from './treeRows.ts'
import { ROW_HEIGHT, useTreeLines } from './useTreeLines.ts'
import { useTeamState } from './useTeamState.ts'

/** The team as a tree grid, by the pattern of the ARIA Authoring Practices. */
export function TreeGrid({ pages }: { pages: TreePages }) {
  const { t } = useLingui()
  const { pathOf } = useTeamState()
  const navigate = useNavigate()
  const base = pathOf()
  const store = useStore()
  const [{ expanded, active, scrollTop }, changeTree] = useAtom(openTreeAtom)
  const { branches, error, currency = '' } = useSyncExternalStore(pages.subscribe, pages.read)
  const rows = useMemo(() => new TreeRows(branches, expanded, PAGE_SIZE), [branches, expanded])
  const isLoaded = branches.has(ROOT)
  const activeAt = Math.max(rows.positionOf(active), 0)
  const activeKey = placeKey(rows.at(activeAt) ?? active)

  const scroller = useRef<HTMLDivElement>(null)
  const { lines, wanted, scrollTo, listPage } = useTreeLines(scroller, rows, activeAt, scrollTop)
  const treeId = useId()

  useEffect(() => {
    if (!isLoaded) pages.want(ROOT, 0)
    for (const position of wanted) {
      const row = rows.at(position)
      if (row && !row.member) pages.want(row.parentId, Math.floor(row.index / PAGE_SIZE))
    }
  })
  /** Key of the row that gets the focus as soon as it is the active row and is rendered. */
  const awaited = useRef<string>(undefined)
  useEffect(() => {
    if (awaited.current !== activeKey) return
    const row = scroller.current?.querySelector<HTMLElement>(`[data-place="${activeKey}"]`)
    if (!row) return
    awaited.current = undefined
    row.focus({ preventScroll: true })
  })

  /**
   * Returns the state of the tree after the last pressed key, even if React has not rendered that
   * state yet.
   */
  const readTree = () => {
    const { branches: known } = pages.read()
    const tree = store.get(openTreeAtom)
    const current = new TreeRows(known, tree.expanded, PAGE_SIZE)
    const at = Math.max(current.positionOf(tree.active), 0)
    const member = current.at(at)?.member
    const canOpen = member !== undefined && member.directs > 0
    const isOpen = canOpen && tree.expanded.has(member.id)
    return { rows: current, at, row: current.at(at), expanded: tree.expanded, canOpen, isOpen }
  }
  const goTo = (position: number) => {
    const { rows: current } = readTree()
    const row = current.at(Math.min(Math.max(position, 0), current.count - 1))
    if (!row) return
    awaited.current = placeKey(row)
    changeTree({ active: { parentId: row.parentId, index: row.index } })
    scrollTo(current.positionOf(row))
  }
  const toggle = (place: TreePlace, id: string) => {
    const next = new Set(readTree().expanded)
    if (!next.delete(id)) {
      next.add(id)
      pages.want(id, 0)
    }
    awaited.current = placeKey(place)
    const { parentId, index } = place
    // The downlines were requested above, before the opened row is rendered.
    startTransition(() => changeTree({ expanded: next, active: { parentId, index } }))
  }
  const open = (id: string) =>
    void navigate(pathOf(id), { state: FROM_LIST, preventScrollReset: true })

  const carryOut = (act: TreeAct) => {
    const { rows: current, at, row } = readTree()
    if (!row) return
    if (act.kind === 'move') goTo(at + act.by)
    else if (act.kind === 'go') {
      if (act.to === 'first') goTo(0)
      else if (act.to === 'last') goTo(current.count - 1)
      else if (act.to === 'child') goTo(at + 1)
      else if (row.parentId !== ROOT) goTo(current.positionOfParent(row.parentId))
    } else if (!row.member) return
    else if (act.kind === 'open') open(row.member.id)
    else toggle(row, row.member.id)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if ((event.target as HTMLElement).dataset['position'] === undefined) return
    const act = readTreeKey(event, readTree(), listPage())
    if (!act) return
    event.preventDefault()
    carryOut(act)
  }
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as HTMLElement
    const line = target.closest<HTMLElement>('[data-position]')
    const row = rows.at(Number(line?.dataset['position'] ?? -1))
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
        title={t`Nobody is on your team yet`}
        detail={t`Open an account for a downline, or send an invitation link.`}
      />
    )
  }
  return (
    <div className="flex min-w-0 flex-col gap-2">
      {error && <LineFailure error={error} onRetry={() => pages.retry()} />}
      <Scroller ref={scroller} onLeave={(top) => changeTree({ scrollTop: top })}>
        {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its rows have the focus */}
        <div
          role="treegrid"
          aria-label={t`Team`}
          aria-rowcount={rows.count + 1}
          aria-colcount={TREE_COLUMNS}
          className="min-w-240"
          onKeyDown={onKeyDown}
          onClick={onClick}
        >
          <TreeHead />
          <div
            role="rowgroup"
            // React reuses the elements of rows in any order, so this lists them in the order on
            // screen.
            aria-owns={lines.map(({ slot }) => `${treeId}${slot}`).join(' ')}
            className="relative"
            style={{ height: rows.count * ROW_HEIGHT, contain: 'strict' }}
          >
            {lines
              .toSorted((a, b) => a.slot - b.slot)
              .map(({ row, key, position, slot }) => {
                const { member, level, siblings, index: place } = row
                return (
                  <TreeLine
                    key={slot}
                    id={`${treeId}${slot}`}
                    placeKey={key}
                    {...{ member, level, siblings, place, position, currency }}
                    top={position * ROW_HEIGHT}
                    isActive={key === activeKey}
                    isOpen={member !== undefined && member.directs > 0 && expanded.has(member.id)}
                    href={member && `${base}/${member.id}`}
                  />
                )
              })}
          </div>
        </div>
      </Scroller>
    </div>
  )
}

interface ScrollerProps {
  ref: RefObject<HTMLDivElement | null>
  /** Called when the list leaves the page, with the number of pixels that it was scrolled by. */
  onLeave: (top: number) => void
  children: ReactNode
}

function Scroller({ ref, onLeave, children }: ScrollerProps) {
  const leave = useEffectEvent(onLeave)
  // The scroll position is read when a layout effect ends, because an element that has left the
  // page has no position any more.
  useLayoutEffect(() => {
    const element = ref.current
    return () => leave(element?.scrollTop ?? 0)
  }, [ref])
  return (
    <div
      ref={ref}
      className="scroll-edge h-[max(24rem,calc(100dvh-15rem))] overflow-auto overscroll-contain card [overflow-anchor:none]"
    >
      {children}
    </div>
  )
}

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
