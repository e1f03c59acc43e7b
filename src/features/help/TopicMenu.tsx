import { useLingui } from '@lingui/react/macro'
import { ChevronRight } from 'lucide-react'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/navigation/paths.ts'
import { HELP_GROUPS } from '#parts/content/help/api.ts'
import type { HelpTopic } from './helpIndex.ts'
import { GROUPS } from './messages.ts'

interface Props {
  topics: readonly HelpTopic[]
  /** Anchor of the open topic; undefined without one. */
  shown: string | undefined
}

/** All help topics by group: cards on phones, a plain list beside the topic on wide screens. */
export function TopicMenu({ topics, shown }: Props) {
  const { t } = useLingui()
  const groups = HELP_GROUPS.filter((group) => topics.some((topic) => topic.group === group))
  return (
    <nav
      aria-label={t({ message: 'Help topics', comment: 'Name of a menu, for screen readers' })}
      className="flex min-w-0 flex-col gap-6 lg:gap-5 print:hidden"
    >
      {groups.map((group) => {
        const { name, icon: Icon } = GROUPS[group]
        return (
          <section key={group} aria-labelledby={`help-${group}`} className="flex flex-col gap-2">
            <h2
              id={`help-${group}`}
              className="flex items-center gap-2 px-1 text-label font-semibold lg:px-3 lg:text-caption lg:text-muted"
            >
              <Icon aria-hidden="true" className="size-4.5 text-primary-text lg:size-4" />
              <span>{t(name)}</span>
            </h2>
            <ul className="flex flex-col overflow-hidden max-lg:card lg:gap-0.5">
              {topics
                .filter((topic) => topic.group === group)
                .map(({ id, title }) => (
                  <li key={id} className="max-lg:border-b max-lg:last:border-b-0">
                    <Link
                      to={paths.help(id)}
                      aria-current={id === shown ? 'page' : undefined}
                      className="flex min-h-thumb items-center gap-3 px-4 py-3 text-label font-medium -outline-offset-2 transition-colors duration-quick hover:bg-raised aria-[current=page]:bg-primary-soft aria-[current=page]:font-semibold aria-[current=page]:text-on-primary-soft lg:rounded-control lg:px-3 lg:py-2"
                    >
                      <span className="min-w-0 flex-1 wrap-anywhere">{title}</span>
                      <ChevronRight
                        aria-hidden="true"
                        className="size-4 shrink-0 text-muted lg:hidden rtl:-scale-x-100"
                      />
                    </Link>
                  </li>
                ))}
            </ul>
          </section>
        )
      })}
    </nav>
  )
}
