import { Trans } from '@lingui/react/macro'
import { ChevronLeft } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { useDetour } from '#core/navigation/detour.ts'
import { Link } from '#core/navigation/Link.tsx'
import { useScreenTitle } from '#core/navigation/useScreenTitle.ts'
import { paths } from '#core/navigation/paths.ts'

interface Props {
  title: string
  /** Text below the title: what the setting is for, or what the player must know first. */
  note?: ReactNode
  /**
   * Address of the parent page within the security center; if left out, the overview is the parent.
   */
  above?: string
  children: ReactNode
}

/** One page of the security center, with a link back to its parent. */
export function SubPage({ title, note, above, children }: Props) {
  useScreenTitle(title)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <section aria-labelledby="security-title" className="flex min-w-0 flex-col gap-5">
      <div className="flex flex-col items-start gap-1">
        <Link
          to={paths.member('securityCenter', above)}
          state={useDetour()}
          // On phones the arrow of the header already leads back.
          className="-ms-1 hidden min-h-thumb items-center gap-1 text-label font-semibold text-primary-text hover:underline lg:inline-flex"
        >
          <ChevronLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
          <Trans context="to the page above">Back</Trans>
        </Link>
        <h2
          id="security-title"
          ref={heading}
          tabIndex={-1}
          className="text-heading text-balance outline-none"
        >
          {title}
        </h2>
        {note && <p className="max-w-prose text-label text-pretty text-muted">{note}</p>}
      </div>
      <div className="max-w-form">{children}</div>
    </section>
  )
}
