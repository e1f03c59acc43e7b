import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useBrand } from '#core/brand/brand.ts'
import { writeFooter } from '#core/brand/footer.ts'
import { brandWordsQuery } from '#core/locale/queries.ts'
import { useToday } from '#core/gateway/useToday.ts'
import { useLanguage } from '#core/locale/language.ts'
import { useMinimumAge } from '#core/system/useMinimumAge.ts'
import { LicenceLine } from '#parts/content/LicenceLine.tsx'

/**
 * The notice that the law requires on every page: the risk, the age, the licence and the operator.
 */
export function LegalNotice() {
  const brand = useBrand()
  const { language } = useLanguage()
  const { data: words } = useQuery(brandWordsQuery(brand, language))
  const minimumAge = useMinimumAge()
  const year = useToday().slice(0, 4)
  return (
    <div className="flex gap-4">
      <span className="flex size-thumb shrink-0 items-center justify-center rounded-pill border-2 border-danger-text text-label font-bold text-danger-text">
        {`${minimumAge}+`}
      </span>
      <div className="flex flex-col gap-2 text-caption text-muted">
        {/* If the brand has its own legal text, as its licence may require, that text replaces
            the default one. */}
        <p>
          {words?.footer ? (
            writeFooter(words.footer, minimumAge)
          ) : (
            <Trans>
              Gaming involves risk. You must be <Plural value={{ age: minimumAge }} other="#" /> or
              over to play here. Following the law where you are is up to you; we are not liable for
              breaches of it.
            </Trans>
          )}
        </p>
        <LicenceLine />
        <p>{`© ${year} ${brand.name}`}</p>
      </div>
    </div>
  )
}
