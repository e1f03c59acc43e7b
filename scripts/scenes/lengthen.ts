/** A word without a place to break it, and a name that fills several lines. */
const LONG_WORD = 'Selbstverantwortungsbewusstseinserklärung'
const LONG_NAME = `The ${LONG_WORD} of the Grand Imperial Dragon Emperor’s Treasure Megaways Deluxe Edition`
/** The longest account name, which has no room for a hyphen. */
const LONG_ACCOUNT = 'selbstverantwortungsbewusstsein2026'

/** What stands in place of a text that an operator, a vendor or a player has written, by its key. */
const LONGEST: ReadonlyMap<string, string> = new Map([
  ...['name', 'nodeName', 'title', 'summary', 'nickname'].map((key) => [key, LONG_NAME] as const),
  ...['vassalageName', 'displayName', 'institution', 'methodName'].map(
    (key) => [key, LONG_WORD] as const,
  ),
  ...['account', 'username', 'player'].map((key) => [key, LONG_ACCOUNT] as const),
])

/** An amount as a decimal string, and names of figures that are no amounts. */
const AMOUNT = /^-?[1-9]\d{0,7}\.\d+$/
const NO_AMOUNT = /percent|rate|rtp|fee|times|weight/i

/** A code that stands in place of words, such as the kind of a row of vendors. */
const CODE = /^[A-Z][A-Z\d_]*$/

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

function lengthenField(key: string, value: unknown): unknown {
  if (isObject(value)) return lengthen(value)
  if (typeof value !== 'string' || value === '' || CODE.test(value)) return value
  if (AMOUNT.test(value) && !NO_AMOUNT.test(key)) return value.replace(/\d/, '98765432')
  return LONGEST.get(key) ?? value
}

/**
 * Gives a reply of the gateway the longest words and amounts; in a list only every other entry, so
 * that long and short ones stand side by side.
 */
export function lengthen(reply: unknown): unknown {
  if (Array.isArray(reply)) {
    return reply.map((entry, index) => (index % 2 === 0 ? lengthen(entry) : entry))
  }
  if (!isObject(reply)) return reply
  return Object.fromEntries(
    Object.entries(reply).map(([key, value]) => [key, lengthenField(key, value)]),
  )
}
