import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Search, X } from 'lucide-react'
import { useRef } from 'react'

interface Props {
  title: string
  /**
   * Whether the title of the help center is the main heading of the page; otherwise the open topic
   * has the main heading.
   */
  isHeading: boolean
  typed: string
  onType: (text: string) => void
  /** Number of results of the search; null if the player has typed nothing. */
  found: number | null
}

/** The head of the help center, with a search that finds topics while the player types. */
export function HelpSearch({ title, isHeading, typed, onType, found }: Props) {
  const { t } = useLingui()
  const Title = isHeading ? 'h1' : 'p'
  const input = useRef<HTMLInputElement>(null)
  return (
    <header className="relative isolate flex flex-col gap-4 overflow-hidden card bg-raised px-5 py-6 sm:px-8 lg:flex-row lg:items-center lg:justify-between lg:gap-10 lg:py-9 print:hidden">
      <span
        aria-hidden="true"
        // Only behind the search field, since words of muted colour need the plain ground.
        className="pointer-events-none absolute inset-0 -z-1 bg-linear-to-r from-transparent from-60% to-(--soft-light,var(--color-primary-soft)) max-lg:hidden rtl:bg-linear-to-l"
      />
      <div className="flex min-w-0 flex-col gap-1">
        <Title className="text-title text-balance">{title}</Title>
        <p className="text-body text-pretty text-muted">
          <Trans>How can we help? Answers about your account, your money and the games.</Trans>
        </p>
      </div>
      <form
        role="search"
        onSubmit={(event) => event.preventDefault()}
        className="well flex h-control-lg min-h-thumb w-full items-center bg-surface lg:max-w-md"
      >
        <Search
          aria-hidden="true"
          className="pointer-events-none ms-4 size-5 shrink-0 text-muted"
        />
        <input
          ref={input}
          type="search"
          value={typed}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && onType('')}
          aria-label={t({ message: 'Search help', comment: 'Label of a search field' })}
          placeholder={t`Search help`}
          maxLength={100}
          enterKeyHint="search"
          autoComplete="off"
          className="well-input min-w-0 flex-1 self-stretch bg-transparent px-3 text-body outline-none [&::-webkit-search-cancel-button]:hidden"
        />
        {typed && (
          <button
            type="button"
            aria-label={t`Clear the search`}
            onClick={() => {
              onType('')
              input.current?.focus()
            }}
            className="inline-flex size-thumb shrink-0 items-center justify-center rounded-control text-muted hover:text-text"
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        )}
        <span role="status" className="sr-only">
          {found === null
            ? ''
            : found === 0
              ? t({
                  message: 'Nothing found',
                  comment: 'Title where a search of the help has no results',
                })
              : t`${plural(found, { one: '# answer found', other: '# answers found' })}`}
        </span>
      </form>
    </header>
  )
}
