import * as v from 'valibot'
import { sessionStore } from '#lib/storage.ts'

/** Codes of the agent or player whose link brought the visitor to this site. */
const LinkCodesSchema = v.object({
  affiliateCode: v.optional(v.string()),
  referralCode: v.optional(v.string()),
})
export type LinkCodes = v.InferOutput<typeof LinkCodesSchema>

const KEY = 'link-codes:v1'

/** Pattern of a code in a link; other texts are ignored. */
const CODE = /^[\w.-]{1,64}$/
/** Spaces and the invisible characters that chats add to a link; no code contains them. */
const NOT_PRINTED = /[\s\p{Cf}]/gu

/**
 * Reads the codes in an address's query, such as `?affiliateCode=A7`; `r` is the short form of a
 * referral.
 */
export function readLinkCodes(search: string): LinkCodes {
  const query = new URLSearchParams(search)
  const read = (...names: string[]) =>
    names
      .map((name) => (query.get(name) ?? '').replace(NOT_PRINTED, ''))
      .find((code) => CODE.test(code))
  const affiliateCode = read('affiliateCode')
  const referralCode = read('referralCode', 'r')
  return { ...(affiliateCode && { affiliateCode }), ...(referralCode && { referralCode }) }
}

/**
 * Stores the codes of the link with which a visitor arrived, for as long as the tab lives.
 *
 * @returns whether the link brought new codes, so that registration may open
 */
export function keepLinkCodes(search: string): boolean {
  const kept = keptLinkCodes()
  const codes = { ...kept, ...readLinkCodes(search) }
  const isNew = JSON.stringify(codes) !== JSON.stringify(kept)
  if (isNew) sessionStore.set(KEY, JSON.stringify(codes))
  return isNew
}

/** Returns the codes of the link with which this visit began. */
export function keptLinkCodes(): LinkCodes {
  const kept = v.safeParse(
    v.pipe(v.string(), v.parseJson(), LinkCodesSchema),
    sessionStore.get(KEY),
  )
  return kept.success ? kept.output : {}
}
