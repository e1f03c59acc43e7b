import { quote } from '#lib/quote.ts'
import { findAges } from './ages.ts'
import { AGE_PLACEHOLDER } from './footer.ts'
import type { BrandFault } from './brandFault.ts'
import type { Brand } from './schema.ts'

type Texts = readonly (readonly [path: string, text: string])[]

/** Legal and search texts state only the minimum age, and have no placeholders but that of it. */
export function* ageFaults({ legal, seo }: Pick<Brand, 'legal' | 'seo'>): Generator<BrandFault> {
  const texts: Texts = [
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
    yield* otherAges([[path, text]], legal, isFooter ? `; write ${AGE_PLACEHOLDER} for it` : '')
  }
}

/** The words on slides state only the minimum age, which stands in the footer below them. */
export function* slideAgeFaults({
  legal,
  pictures,
}: Pick<Brand, 'legal' | 'pictures'>): Generator<BrandFault> {
  for (const [index, slide] of pictures.hero.entries()) {
    for (const key of ['title', 'text', 'action'] as const) {
      const texts = Object.entries(slide[key])
      const path = `$.pictures.hero[${index}].${key}`
      yield* otherAges(
        texts.map(([code, text]) => [`${path}.${code}`, text]),
        legal,
      )
    }
  }
}

/** The brand's own wording states only the minimum age. */
export function* wordingAgeFaults({
  legal,
  wording,
}: Pick<Brand, 'legal' | 'wording'>): Generator<BrandFault> {
  for (const [code, entries] of Object.entries(wording)) {
    const texts = entries.map(({ text }, at) => [`$.wording.${code}[${at}].text`, text] as const)
    yield* otherAges(texts, legal)
  }
}

/** Finds ages in texts that are not the brand's minimum age, which the gateway may raise. */
function* otherAges(
  texts: Texts,
  { minimumAge }: Pick<Brand['legal'], 'minimumAge'>,
  remedy = '',
): Generator<BrandFault> {
  for (const [path, text] of texts) {
    const age = findAges(text).find((stated) => stated !== minimumAge)
    if (age === undefined) continue
    const message = `states the age ${age}, must be legal.minimumAge (${minimumAge})${remedy}`
    yield { path, message }
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
