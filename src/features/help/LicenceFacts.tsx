import { Plural, Trans } from '@lingui/react/macro'
import { BadgeCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useBrand } from '#core/brand/brand.ts'
import { useLanguage } from '#core/locale/language.ts'
import { joinList } from '#lib/lists.ts'
import { LicenceLine } from '#parts/content/LicenceLine.tsx'
import { useMinimumAge } from '#core/system/useMinimumAge.ts'

/**
 * Facts about the operator from the brand file: the licence, the minimum age and its own domains.
 */
export function LicenceFacts() {
  const { name, legal, domains } = useBrand()
  const { locale } = useLanguage()
  const age = useMinimumAge()
  return (
    <section className="flex flex-col gap-4 card bg-raised p-5 sm:flex-row sm:gap-5">
      <span className="flex size-14 shrink-0 items-center justify-center rounded-pill bg-primary-soft text-on-primary-soft">
        <BadgeCheck aria-hidden="true" className="size-8" />
      </span>
      <dl className="grid min-w-0 flex-1 gap-x-8 gap-y-3 sm:grid-cols-2">
        <Fact label={<Trans comment="Label: the company that runs the site">Operator</Trans>}>
          {name}
        </Fact>
        {legal.licence && (
          <Fact
            label={<Trans comment="Label: the authority that licensed the site">Licensed by</Trans>}
          >
            <LicenceLine />
          </Fact>
        )}
        <Fact label={<Trans comment="Label: the age from which one may play">Minimum age</Trans>}>
          <Plural value={age} one="# year" other="# years" />
        </Fact>
        <Fact label={<Trans>Our addresses</Trans>}>{joinList(domains, locale)}</Fact>
      </dl>
    </section>
  )
}

const Fact = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <div className="flex min-w-0 flex-col">
    <dt className="text-caption text-muted">{label}</dt>
    <dd className="text-label font-semibold wrap-anywhere">{children}</dd>
  </div>
)
