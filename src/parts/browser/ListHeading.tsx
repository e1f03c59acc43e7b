import { useLingui } from '@lingui/react/macro'
import { ChevronLeft, Search, TextSearch, X } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Link } from '#core/navigation/Link.tsx'
import { useIsWide } from '#core/platform/useIsWide.ts'
import { paths } from '#core/navigation/paths.ts'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Breadcrumbs, type Crumb } from './Breadcrumbs.tsx'

interface Props {
  id: string
  /** Icon of the category or company before the title. */
  icon: ReactNode
  /** Name of the list, such as a category. */
  title: string
  /**
   * Pages above this list in the breadcrumb trail, the outermost first; home and all games come
   * before them.
   */
  within?: readonly Crumb[]
  /**
   * Search box for the list, which appears after a press on its icon: beside the title on wide
   * pages, below it on phones.
   */
  search?: ReactNode
  /** Whether a search text is set, so that the search box must be visible. */
  searching?: boolean
  /** Content beside the title on wide pages. */
  children?: ReactNode
}

/** The heading of a page with games: its title, and links to the pages above. */
export function ListHeading(props: Props) {
  return useIsWide() ? <WideHeading {...props} /> : <NarrowHeading {...props} />
}

function WideHeading({ within = [], search, searching = false, children, ...title }: Props) {
  const { t } = useLingui()
  const opened = useSearchBox(searching)
  return (
    <div className="flex flex-col">
      <Breadcrumbs crumbs={[{ name: t`Home`, to: paths.home }, ...within]} current={title.title} />
      <div className="flex min-h-control items-center justify-between gap-6">
        <Title {...title} />
        {search && (
          <div className="flex items-center gap-1">
            {opened.box(search)}
            {opened.wordButton || opened.button}
          </div>
        )}
        {children}
      </div>
    </div>
  )
}

function NarrowHeading({ within = [], search, searching = false, ...title }: Props) {
  const { t } = useLingui()
  const up = within.at(-1) ?? { name: t`All games`, to: paths.games }
  const opened = useSearchBox(searching)
  return (
    <div className="flex flex-col gap-2">
      <div className="-ms-3 flex items-center gap-1">
        <Link
          to={up.to}
          aria-label={t({
            message: `Back to ${{ name: up.name }}`,
            comment: 'Link to a category of games',
          })}
          className="inline-flex size-thumb shrink-0 items-center justify-center rounded-control text-muted hover:text-text"
        >
          <ChevronLeft className="size-6 rtl:-scale-x-100" />
        </Link>
        <Title {...title} />
        {search && <div className="-me-2 ms-auto">{opened.button}</div>}
      </div>
      {opened.box(search)}
    </div>
  )
}

/** A button that shows the search box of the list, since the header has a search of its own. */
function useSearchBox(searching: boolean) {
  const { t } = useLingui()
  const [wanted, setWanted] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const input = box.current?.querySelector('input')
    if (wanted && !box.current?.contains(document.activeElement)) input?.focus()
  }, [wanted])
  const open = wanted || searching
  return {
    box: (search: ReactNode) =>
      open && (
        // A search box that has once had the focus stays visible, even if it is empty.
        <div ref={box} onFocus={() => setWanted(true)}>
          {search}
        </div>
      ),
    /** For a desk, where the header has a magnifier: words tell the two apart. */
    wordButton: !open && (
      <Button variant="quiet" size="sm" onClick={() => setWanted(true)}>
        <TextSearch aria-hidden="true" className="size-4.5" />
        <span>{t`Search this list`}</span>
      </Button>
    ),
    button: (
      <IconButton
        label={t`Search this list`}
        aria-expanded={open}
        disabled={searching}
        onClick={() => setWanted(!open)}
        className="disabled:opacity-0"
      >
        {open ? <X className="size-5" /> : <Search className="size-5" />}
      </IconButton>
    ),
  }
}

function Title({ id, icon, title }: Pick<Props, 'id' | 'icon' | 'title'>) {
  return (
    <div className="flex min-h-thumb min-w-0 items-center gap-2.5">
      {icon}
      <h1 id={id} className="min-w-0 text-title leading-tight text-balance wrap-anywhere">
        {title}
      </h1>
    </div>
  )
}
