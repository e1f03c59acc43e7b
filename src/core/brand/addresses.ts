import * as v from 'valibot'

const HOSTNAME = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}$/

/** A domain name without scheme, port or path, such as `play.example`. */
export const Hostname = v.pipe(
  v.string(),
  v.regex(
    HOSTNAME,
    'must be a host name in lower case without scheme, port or path, such as "play.example.com"',
  ),
)

const ORIGIN =
  'must be an https origin without a path; one leading wildcard is allowed, such as "https://*.cdn.example.com"'
const HTTPS_ORIGIN = /^https:\/\/(?:\*\.)?(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*(?::\d{1,5})?$/

/** An origin from which the pages of a brand may load files. */
export const OriginPattern = v.pipe(v.string(), v.regex(HTTPS_ORIGIN, ORIGIN))

/**
 * An origin in an overlay file. It may be plain http on the developer's own machine, where the
 * gateway may run.
 */
export const LocalOriginPattern = v.pipe(
  v.string(),
  v.regex(
    new RegExp(`${HTTPS_ORIGIN.source}|^http:\\/\\/(?:[a-z0-9-]+\\.)*localhost(?::\\d{1,5})?$`),
    ORIGIN,
  ),
)

const GATEWAY =
  'must be an https origin without a path, such as "https://api.example.com"; plain http is for localhost only'

/**
 * The gateway's origin, to which calls are sent. It needs https unless it is on the visitor's own
 * machine, since a page over https may call nothing else.
 */
export const GatewayOrigin = v.pipe(
  v.string(),
  v.regex(
    /^(?:https:\/\/[a-z0-9.-]+|http:\/\/(?:(?:[a-z0-9-]+\.)*localhost|127(?:\.\d{1,3}){3}))(?::\d{1,5})?$/,
    GATEWAY,
  ),
  v.check((origin) => URL.canParse(origin), GATEWAY),
)

const FULL_ADDRESS = 'must be a full https address, with a host name and without a user name'

/** An address that opens in every browser, and whose host shows who owns it. */
export const HttpsUrl = v.pipe(
  v.string(),
  v.regex(/^https:\/\/[^\s"'<>]+$/, FULL_ADDRESS),
  v.check((address) => {
    if (!URL.canParse(address)) return false
    const { username, password, hostname } = new URL(address)
    return !username && !password && HOSTNAME.test(hostname)
  }, FULL_ADDRESS),
  // Letters of other scripts can make the host look like that of somebody else.
  v.check(
    (address) => !URL.canParse(address) || /^https:\/\/[\x21-\x7e]+?(?:[/?#]|$)/.test(address),
    'must have a host of plain letters, digits and hyphens; other letters look alike, and are written as "xn--…"',
  ),
)
