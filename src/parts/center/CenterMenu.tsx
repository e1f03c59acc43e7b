import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { ChevronRight } from 'lucide-react'
import type { ComponentType } from 'react'
import { Link } from '#core/navigation/Link.tsx'
import type { CenterEntry } from './pages.ts'

interface Props<Id extends string, Group extends string> {
  label: string
  pages: readonly CenterEntry<Id, Group>[]
  /**
   * Components that draw how many entries of a page wait for the user, as a `CountBadge`; by page.
   */
  waiting: Readonly<Partial<Record<Id, ComponentType>>>
  /** Names of the groups of pages, in the order of the menu. */
  groups: Readonly<Record<Group, MessageDescriptor>>
  pathOf: (page: Id) => string
  shown: Id | undefined
}

/** The menu with the pages of a center, by group. */
export function CenterMenu<Id extends string, Group extends string>({
  label,
  pages,
  waiting,
  groups,
  pathOf,
  shown,
}: Props<Id, Group>) {
  const { t } = useLingui()
  const names = (Object.keys(groups) as Group[]).filter((group) =>
    pages.some((page) => page.group === group),
  )
  return (
    <nav
      aria-label={label}
      className="flex min-w-0 flex-col gap-5 lg:sticky lg:top-24 print:hidden"
    >
      {names.map((group) => (
        <section key={group} aria-labelledby={`pages-${group}`} className="flex flex-col gap-2">
          <h2 id={`pages-${group}`} className="px-1 text-caption font-semibold text-muted">
            {t(groups[group])}
          </h2>
          <ul className="flex flex-col overflow-hidden card">
            {pages
              .filter((page) => page.group === group)
              .map(({ id, title, note, icon: Icon }) => {
                const Waiting: ComponentType | undefined = waiting[id]
                return (
                  <li key={id} className="border-b last:border-b-0">
                    <Link
                      to={pathOf(id)}
                      aria-current={id === shown ? 'page' : undefined}
                      className="flex min-h-thumb items-center gap-3 px-4 py-3 -outline-offset-2 lg:min-h-10 lg:py-2 transition-colors duration-quick hover:bg-raised aria-[current=page]:bg-primary-soft aria-[current=page]:text-on-primary-soft"
                    >
                      <Icon aria-hidden="true" className="size-5 shrink-0" />
                      <span className="flex min-w-0 flex-1 flex-col">
                        <span className="text-label font-semibold wrap-anywhere">{t(title)}</span>
                        <span className="text-caption text-pretty text-muted lg:hidden">
                          {t(note)}
                        </span>
                      </span>
                      {Waiting && <Waiting />}
                      <ChevronRight
                        aria-hidden="true"
                        className="size-4 shrink-0 text-muted lg:hidden rtl:-scale-x-100"
                      />
                    </Link>
                  </li>
                )
              })}
          </ul>
        </section>
      ))}
    </nav>
  )
}
