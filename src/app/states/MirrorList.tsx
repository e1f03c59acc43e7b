import { Trans } from '@lingui/react/macro'
import { ExternalLink } from 'lucide-react'
import { useMirrors } from '#core/system/useMirrors.ts'

/** Lists the brand's other domains, for visitors whom this domain refuses. */
export function MirrorList() {
  const mirrors = useMirrors()
  const others = mirrors.filter(({ host }) => host !== window.location.hostname)
  if (others.length === 0) return null
  return (
    <section className="flex w-full flex-col gap-3 border-t border-border pt-6">
      <h2 className="text-label font-semibold">
        <Trans>You can also reach us at</Trans>
      </h2>
      <ul className="grid gap-2 sm:grid-cols-2">
        {others.map(({ host, origin }) => (
          <li key={host}>
            <a
              href={`${origin}/`}
              rel="noopener noreferrer"
              className="flex min-h-12 items-center justify-between gap-3 rounded-control bg-raised px-4 text-label font-medium hover:text-primary-text"
            >
              <span className="min-w-0 truncate">{host}</span>
              <ExternalLink aria-hidden="true" className="size-4 shrink-0 text-muted" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
