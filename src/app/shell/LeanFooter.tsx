import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useBrand } from '#core/brand/brand.ts'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/navigation/paths.ts'
import { isOfficeAgentAtom } from '#core/session/session.ts'
import { ConsentPlace } from '#app/telemetry/ConsentPlace.tsx'
import { LegalNotice } from './LegalNotice.tsx'

/**
 * A short footer for pages on which agents work: the legal notice, and links to terms and privacy.
 */
export function LeanFooter() {
  const { t } = useLingui()
  const { licence } = useBrand().legal
  const isOfficeAgent = useAtomValue(isOfficeAgentAtom)
  const links = [
    ...(licence ? [{ to: paths.help('licences'), label: t`Licenses` }] : []),
    { to: paths.help('responsible'), label: t`Responsible gaming` },
    { to: paths.help('term'), label: t`Terms and conditions` },
    { to: paths.help('privacy'), label: t`Privacy` },
  ]
  return (
    <footer className="site-footer print:hidden">
      <div className="mx-auto flex max-w-page flex-col gap-x-10 gap-y-4 px-4 py-5 lg:flex-row lg:items-center lg:justify-between lg:px-8">
        <LegalNotice />
        {/* Links to other pages are left out: an agent who does not play would be redirected from
            them to the agent center. */}
        {!isOfficeAgent && (
          <nav aria-label={t`Help`} className="shrink-0">
            <ul className="flex flex-wrap gap-x-5 lg:justify-end">
              {links.map(({ to, label }) => (
                <li key={to}>
                  <Link
                    to={to}
                    className="inline-flex min-h-thumb min-w-thumb items-center text-label text-muted underline-offset-4 hover:text-text hover:underline"
                  >
                    {label}
                  </Link>
                </li>
              ))}
              <ConsentPlace />
            </ul>
          </nav>
        )}
      </div>
    </footer>
  )
}
