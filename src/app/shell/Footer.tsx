import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from '#core/navigation/Link.tsx'
import { useBrand } from '#core/brand/brand.ts'
import { gatewayNow } from '#core/clock/clock.ts'
import { writeFooter } from '#core/brand/footer.ts'
import { useLanguage } from '#core/locale/language.ts'
import { paths } from '#core/paths.ts'
import { useFeature } from '#core/system/permission.tsx'
import { useMinimumAge } from '#core/system/useMinimumAge.ts'
import { useLanes } from '#parts/games/useLanes.ts'
import { VendorMark } from '#parts/games/VendorMark.tsx'
import { FooterLanguageSwitch } from './FooterLanguageSwitch.tsx'
import { Logo } from './Logo.tsx'
import { brandWordsQuery } from './queries.ts'
import { SocialLinks } from './SocialLinks.tsx'

/** Vendor icons in the footer (docs/product.md §9). */
const VENDORS = 8

export function Footer() {
  const { t } = useLingui()
  const brand = useBrand()
  const { language } = useLanguage()
  const { data: words } = useQuery(brandWordsQuery(brand, language))
  const { data: lanes } = useLanes()
  const vendors = uniqueByCode(lanes?.flatMap((lane) => lane.vendors) ?? []).slice(0, VENDORS)
  const { licence } = brand.legal
  const hasMirrors = brand.domains.length + brand.mirrorDomains.length > 1
  const minimumAge = useMinimumAge()
  const [year] = useState(() => new Date(gatewayNow()).getUTCFullYear())
  const hasAgents = useFeature('agents') === 'on'
  const hasApps = useFeature('appDownload') === 'on'
  const links = [
    { to: paths.help(), label: t`Help center` },
    { to: paths.help('about'), label: t`About us` },
    ...(licence ? [{ to: paths.help('licences'), label: t`Licences` }] : []),
    { to: paths.help('responsible'), label: t`Responsible gaming` },
    { to: paths.help('term'), label: t`Terms and conditions` },
    { to: paths.help('privacy'), label: t`Privacy` },
    { to: paths.help('faq'), label: t`FAQ` },
    { to: paths.help('feedback'), label: t`Feedback` },
    ...(hasApps ? [{ to: paths.app, label: t`Get the app` }] : []),
    ...(hasAgents ? [{ to: paths.affiliate, label: t`Become an affiliate` }] : []),
    ...(hasMirrors ? [{ to: paths.mirrors, label: t`Our addresses` }] : []),
  ]
  return (
    <footer className="border-t border-border bg-sunken pb-20 lg:pb-0">
      <div className="mx-auto grid max-w-350 gap-8 px-4 py-10 lg:grid-cols-[1.2fr_2fr] lg:px-8">
        <div className="flex flex-col items-start gap-5">
          <Logo />
          <SocialLinks />
          <FooterLanguageSwitch />
        </div>
        <div className="flex flex-col gap-6">
          <nav aria-label={t`Help`}>
            <ul className="flex flex-wrap gap-x-6 gap-y-1">
              {links.map(({ to, label }) => (
                <li key={to}>
                  <Link
                    to={to}
                    className="inline-flex min-h-9 items-center text-label text-muted underline-offset-4 hover:text-text hover:underline"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          {vendors.length > 0 && (
            <ul aria-label={t`Game providers`} className="flex flex-wrap gap-3">
              {vendors.map((vendor) => (
                <li
                  key={vendor.code}
                  title={vendor.name}
                  className="flex items-center gap-2 text-caption text-muted"
                >
                  <VendorMark vendor={vendor} />
                  <span className="sr-only">{vendor.name}</span>
                </li>
              ))}
            </ul>
          )}
          <div className="flex gap-4 border-t border-border pt-6">
            <span className="flex size-thumb shrink-0 items-center justify-center rounded-full border-2 border-danger-text text-label font-bold text-danger-text">
              {minimumAge}+
            </span>
            <div className="flex flex-col gap-2 text-caption text-muted">
              {/* The brand's own words say the same, by the law of its licence. */}
              <p>
                {words?.footer ? (
                  writeFooter(words.footer, minimumAge)
                ) : (
                  <Trans>
                    Gaming involves risk. You must be {minimumAge} or over to play here. Following
                    the law where you are is up to you; we are not liable for breaches of it.
                  </Trans>
                )}
              </p>
              {licence && <p>{licence}</p>}
              <p>
                © {year} {brand.name}
              </p>
            </div>
          </div>
        </div>
      </div>
    </footer>
  )
}

function uniqueByCode<Item extends { code: string }>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [item.code, item])).values()]
}
