import type { MessageDescriptor } from '@lingui/core'
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, type ComponentType, type ReactNode } from 'react'
import { useIsWide } from '#core/platform/useIsWide.ts'
import { usePlace } from '#core/navigation/usePlace.ts'
import { FormAlert } from '#ui/FormAlert.tsx'
import { CenterMenu } from './CenterMenu.tsx'
import { CenterPageFrame } from './CenterPageFrame.tsx'
import type { CenterEntry } from './pages.ts'

interface Props<Id extends string, Group extends string> {
  /** Name of the center, for screen readers. */
  label: string
  /** Label of the link from a page back to the center's list. */
  backLabel: string
  header: ReactNode
  /** Content of the center's header that phones show above an open page too. */
  strip?: ReactNode
  pages: readonly CenterEntry<Id, Group>[]
  /** Components that draw how many entries of a page wait for the user, by page. */
  waiting: Readonly<Partial<Record<Id, ComponentType>>>
  groups: Readonly<Record<Group, MessageDescriptor>>
  /**
   * Groups of pages that state the time zone of their days themselves, so that the frame does not.
   */
  zoned: readonly Group[]
  /**
   * Whether the link back from a page within a page keeps the address's query, with a report's
   * period and filters.
   */
  keepsSearch?: boolean
  /** Whether pages have tables that need the width of the window. */
  isFull?: boolean
  pathOf: (page?: Id, place?: string) => string
}

/**
 * A center whose pages are opened by hash. Phones show a list that opens pages, wide screens show
 * list and page side by side (docs/product.md §2.5).
 */
export function CenterScreen<Id extends string, Group extends string>({
  label,
  backLabel,
  header,
  strip,
  pages,
  waiting,
  groups,
  zoned,
  keepsSearch = false,
  isFull = false,
  pathOf,
}: Props<Id, Group>) {
  const isWide = useIsWide()
  const { page, place } = usePlace()
  const named = pages.find(({ id }) => id === page)
  const shown = named ?? (isWide ? pages[0] : undefined)
  const list = useRef<HTMLDivElement>(null)
  const before = useRef<Id>(undefined)
  useEffect(() => {
    const left = before.current
    before.current = named?.id
    // On phones the list has replaced the page again, so the focus returns to the link that opened
    // the page.
    if (isWide || named || !left) return
    list.current
      ?.querySelector<HTMLElement>(`a[href$="${pathOf(left)}"]`)
      ?.focus({ preventScroll: true })
  }, [isWide, named, pathOf])
  return (
    <div
      ref={list}
      className={`mx-auto flex w-full flex-col gap-5 px-4 py-5 max-lg:gap-2 max-lg:pt-2 lg:px-5 xl:px-8 print:max-w-none print:p-0 ${isFull ? 'max-w-[110rem]' : 'max-w-page'}`}
    >
      {isWide || !shown ? header : strip}
      {page && !named && (
        <FormAlert tone="info" title={<Trans>We couldn’t find this page</Trans>}>
          <Trans>Choose a page from the menu.</Trans>
        </FormAlert>
      )}
      <div className="grid min-w-0 items-start gap-6 lg:grid-cols-[15rem_minmax(0,1fr)] xl:grid-cols-[17rem_minmax(0,1fr)] print:block">
        {(isWide || !shown) && (
          <CenterMenu {...{ label, pages, waiting, groups, pathOf }} shown={shown?.id} />
        )}
        {shown && (
          <CenterPageFrame
            key={shown.id}
            entry={shown}
            {...{ place, isWide, backLabel, keepsSearch, pathOf }}
            namesZone={zoned.includes(shown.group)}
          />
        )}
      </div>
    </div>
  )
}
