import { quote } from '#lib/quote.ts'
import { findAges } from './ages.ts'
import { AGE_PLACEHOLDER } from './footer.ts'
import type { BrandFault } from './brandFault.ts'
import type { Brand } from './schema.ts'

/** An age in a text must be the brand's minimum age, which the gateway may raise. */
export function* ageFaults({ legal, seo }: Pick<Brand, 'legal' | 'seo'>): Generator<BrandFault> {
  const texts = [
    ...(['footer', 'disclaimer'] as const).flatMap((name) =>
      Object.entries(legal[name]).map(([code, text]) => [`$.legal.${name}.${code}`, text] as const),
    ),
    ...Object.entries(seo).flatMap(([code, { title, description }]) => [
      [`$.seo.${code}.title`, title] as const,
      [`$.seo.${code}.description`, description] as const,
    ]),
  ]
  for (const [path, text] of texts) {
    const isFooter = path.startsWith('$.legal.')
    const placeholder = [...text.matchAll(/\{[^{}]*\}/g)].find(
      ([found]) => !isFooter || found !== AGE_PLACEHOLDER,
    )
    const allowed = isFooter
      ? `the only placeholder is ${AGE_PLACEHOLDER}`
      : 'it has no placeholders'
    if (placeholder) yield { path, message: `holds ${quote(placeholder[0])}, but ${allowed}` }
    const age = findAges(text).find((stated) => stated !== legal.minimumAge)
    if (age === undefined) continue
    const remedy = isFooter ? `; write ${AGE_PLACEHOLDER} for it` : ''
    yield {
      path,
      message: `states the age ${age}, must be legal.minimumAge (${legal.minimumAge})${remedy}`,
    }
  }
}

/**
 * A footer of the brand's own replaces the product's, which says that the operator is not liable
 * for breaches of local law; so it needs a disclaimer, unless the jurisdiction forbids one.
 */
export function* disclaimerFaults({
  languages,
  legal: { footer, disclaimer, withoutDisclaimer },
}: Pick<Brand, 'languages' | 'legal'>): Generator<BrandFault> {
  for (const code of languages) {
    const [hasFooter, hasDisclaimer] = [footer[code], disclaimer[code]].map(
      (text) => text !== undefined,
    )
    const path = `$.legal.disclaimer.${code}`
    if (withoutDisclaimer && hasDisclaimer) {
      yield { path, message: 'is given although legal.withoutDisclaimer is true, remove one' }
    } else if (withoutDisclaimer && !hasFooter) {
      yield {
        path: `$.legal.footer.${code}`,
        message:
          "is missing, must be given since the product's own footer holds the disclaimer that legal.withoutDisclaimer leaves out",
      }
    } else if (!withoutDisclaimer && hasFooter && !hasDisclaimer) {
      yield {
        path,
        message: `is missing, must say beside legal.footer.${code} that you are not liable for breaches of local law; if the jurisdiction forbids that, set legal.withoutDisclaimer`,
      }
    } else if (!withoutDisclaimer && hasDisclaimer && !hasFooter) {
      yield {
        path,
        message: `is given without legal.footer.${code}, must come with it, since the product's own footer holds a disclaimer`,
      }
    }
  }
}

/** A licence must link to its regulator's page, not to a page of the operator. */
export function* licenceFaults({
  legal: { licence, licenceUrl },
  domains,
  mirrorDomains,
}: Pick<Brand, 'legal' | 'domains' | 'mirrorDomains'>): Generator<BrandFault> {
  if (licenceUrl === undefined) return
  const path = '$.legal.licenceUrl'
  if (licence === undefined) {
    yield { path, message: 'is given without a licence, must come with legal.licence' }
  }
  const { hostname } = new URL(licenceUrl)
  const own = [...domains, ...mirrorDomains].find(
    (domain) => hostname === domain || hostname.endsWith(`.${domain}`),
  )
  if (own === undefined) return
  yield {
    path,
    message: `is ${quote(licenceUrl)}, a page of the brand's own domain ${own}, must be a page of the regulator`,
  }
}
