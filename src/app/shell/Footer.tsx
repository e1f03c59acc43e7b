import { useLingui } from '@lingui/react/macro'
import { useLocation } from 'react-router-dom'
import { Link } from '#core/navigation/Link.tsx'
import { useBrand } from '#core/brand/brand.ts'
import { paths } from '#core/navigation/paths.ts'
import { useOffered } from '#core/navigation/useOffered.ts'
import { useLanes } from '#parts/games/useLanes.ts'
import { VendorMark } from '#parts/games/VendorMark.tsx'
import { ConsentPlace } from '#app/telemetry/ConsentPlace.tsx'
import { FooterLanguageSwitch } from './FooterLanguageSwitch.tsx'
import { LeanFooter } from './LeanFooter.tsx'
import { LegalNotice } from './LegalNotice.tsx'
import { Logo } from './Logo.tsx'
import { SocialLinks } from './SocialLinks.tsx'
import { useEntrances, usePageLinks } from './usePageLinks.ts'
import './footer.css'

/** Number of vendor icons in the footer (docs/product.md §9). */
const VENDORS = 8

/**
 * The footer of every page, in the form that the brand chooses (`footer.css`); in the agent center,
 * where agents work all day, a short form of it.
 */
export function Footer() {
  const { pathname } = useLocation()
  // Here, since the footer comes late and with every page that search engines list.
  usePageLinks()
  useEntrances()
  return pathname === paths.agentHome() ? <LeanFooter /> : <WholeFooter />
}

function WholeFooter() {
  const { t, i18n } = useLingui()
  const brand = useBrand()
  const { data: lanes } = useLanes()
  const vendors = uniqueByCode(lanes?.flatMap((lane) => lane.vendors) ?? []).slice(0, VENDORS)
  const { licence } = brand.legal
  const offered = useOffered('footer')
  const links = [
    {
      to: paths.help(),
      label: t({ message: 'Help center', comment: 'Link to the questions and answers' }),
    },
    { to: paths.help('about'), label: t({ message: 'About us', comment: 'Link in the footer' }) },
    ...(licence
      ? [
          {
            to: paths.help('licences'),
            label: t({
              message: 'Licenses',
              comment: 'Topic of the help center: the operator’s licenses',
            }),
          },
        ]
      : []),
    {
      to: paths.help('responsible'),
      label: t({
        message: 'Responsible gaming',
        comment: 'Link in the footer: help for players who play too much',
      }),
    },
    { to: paths.help('term'), label: t`Terms and conditions` },
    {
      to: paths.help('privacy'),
      label: t({ message: 'Privacy', comment: 'Link in the footer: the privacy policy' }),
    },
    {
      to: paths.help('faq'),
      label: t({ message: 'FAQ', comment: 'Link in the footer: frequently asked questions' }),
    },
    {
      to: paths.help('feedback'),
      label: t({
        message: 'Feedback',
        comment: 'Praise and complaints to the site: a link or a title',
      }),
    },
    ...[...offered.values()].map(({ path, title }) => ({ to: path, label: i18n._(title!) })),
  ]
  return (
    <footer className="site-footer">
      <div className="footer-frame">
        <div className="footer-brand">
          <Logo />
          <SocialLinks />
          <FooterLanguageSwitch />
        </div>
        <nav
          aria-label={t({
            message: 'Help',
            comment: 'The help center: a link, or a heading of search results',
          })}
          className="footer-links"
        >
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
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
        {vendors.length > 0 && (
          <ul
            aria-label={t({
              message: 'Game providers',
              comment: 'Companies that make games: a link, or the name of a filter',
            })}
            className="footer-vendors flex flex-wrap items-center gap-3"
          >
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
        <div className="footer-legal">
          <LegalNotice />
        </div>
      </div>
    </footer>
  )
}

function uniqueByCode<Item extends { code: string }>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [item.code, item])).values()]
}
