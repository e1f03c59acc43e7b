import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { ChevronRight } from 'lucide-react'
import { Link } from '#core/navigation/Link.tsx'
import { paths, type MemberPage } from '#core/paths.ts'
import type { MemberPageGroup } from './pages.ts'
import { usePages } from './usePages.ts'

const GROUPS: Record<MemberPageGroup, ReturnType<typeof msg>> = {
  money: msg`Money`,
  rewards: msg`Rewards`,
  records: msg`Records`,
  account: msg({ message: 'Account', context: 'heading of a menu' }),
}

/** The pages of the member center, by group. */
export function MemberMenu({ shown }: { shown: MemberPage | undefined }) {
  const { t } = useLingui()
  const pages = usePages()
  const groups = (Object.keys(GROUPS) as MemberPageGroup[]).filter((group) =>
    pages.some((page) => page.group === group),
  )
  return (
    <nav
      aria-label={t`Member center`}
      className="flex min-w-0 flex-col gap-5 lg:sticky lg:top-24 print:hidden"
    >
      {groups.map((group) => (
        <section key={group} aria-labelledby={`member-${group}`} className="flex flex-col gap-2">
          <h2 id={`member-${group}`} className="px-1 text-caption font-semibold text-muted">
            {t(GROUPS[group])}
          </h2>
          <ul className="flex flex-col overflow-hidden rounded-panel border bg-surface">
            {pages
              .filter((page) => page.group === group)
              .map(({ id, title, note, icon: Icon, Waiting }) => (
                <li key={id} className="border-b last:border-b-0">
                  <Link
                    to={paths.member(id)}
                    aria-current={id === shown ? 'page' : undefined}
                    className="flex min-h-thumb items-center gap-3 px-4 py-3 -outline-offset-2 transition-colors duration-quick hover:bg-raised aria-[current=page]:bg-primary-soft aria-[current=page]:text-on-primary-soft"
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
              ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
