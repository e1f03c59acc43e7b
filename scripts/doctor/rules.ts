interface Rule {
  /** What a gateway that keeps the rule does; reports print it after the call or the subject. */
  says: string
  /** What the makers of a gateway change if it breaks the rule. */
  remedy: string
}

/** Every rule that the doctor examines; the last part of a case's id. */
export const RULES = {
  exists: {
    says: 'exists',
    remedy: 'Build this call as the OpenAPI document declares it; see what to build next.',
  },
  answer: {
    says: 'answers with status 200 and JSON',
    remedy: 'Answer as the OpenAPI document declares the call: status 200 and its media type.',
  },
  schema: {
    says: 'replies as declared',
    remedy: 'Send this field as the OpenAPI document declares it.',
  },
  speed: {
    says: 'replies soon',
    remedy: 'Find what the call waits for; players see an empty section meanwhile.',
  },
  pages: {
    says: 'sends a list in pages',
    remedy: 'Send at most pageSize rows, and let the next page begin after the last row.',
  },
  stranger: {
    says: 'refuses a caller without a session',
    remedy: 'Look for the session first, and refuse with 401 and not_logged_in.',
  },

  'clock-header': {
    says: 'carry X-Gateway-Time, refusals included',
    remedy: 'Write the header where all replies pass, for refusals and failures too.',
  },
  clock: {
    says: 'carry the right time in ISO 8601',
    remedy: 'Synchronise the clocks of all servers (NTP); write as 2026-01-31T23:59:59.000Z.',
  },
  'request-id': {
    says: 'echo X-Request-Id',
    remedy:
      'Send the caller’s X-Request-Id back, and log it: players quote it to customer service.',
  },
  refusal: {
    says: 'refuse with JSON of the shape { code, message }',
    remedy: 'Write every refusal as `Error` of the OpenAPI document, also those of proxies.',
  },
  cache: {
    says: 'are not kept by caches if they are personal',
    remedy: 'Send Cache-Control: no-store, and let no CDN keep replies of the gateway.',
  },
  readable: {
    says: 'can be read by the brand’s page, refusals included',
    remedy: 'Send the headers of “Another origin” in the OpenAPI document with every reply.',
  },
  preflight: {
    says: 'lets the brand’s page send every header and method',
    remedy: 'Answer OPTIONS on every path as “Another origin” in the OpenAPI document says.',
  },
  'strange-page': {
    says: 'lets no page of strangers read replies',
    remedy: 'Name the origin of the page only if it is one of the merchant’s; never *.',
  },

  open: {
    says: 'says that the site is open',
    remedy: 'End the maintenance, or allow this machine’s region, and run the doctor again.',
  },
  merchant: {
    says: 'is refused if it is unknown',
    remedy: 'Compare the header Merchant with the host, and refuse with 400 and unknown_merchant.',
  },
  'unknown-call': {
    says: 'is refused with 404 and { code, message }',
    remedy:
      'Let the gateway answer all paths under /wps, /lgw and /lotto, never the site’s server.',
  },
  'key-usable': {
    says: 'gives a key with which the site can encrypt',
    remedy: 'Publish an RSA, EC or OKP key with a kid, which the brand file pins if it pins one.',
  },
  'key-public': {
    says: 'gives only public parts of its keys',
    remedy: 'Replace this key at once: who knows its private part can read passwords.',
  },
  languages: {
    says: 'answers in every language of the brand',
    remedy: 'Send texts of another language rather than a failure.',
  },

  login: {
    says: 'logs the account in',
    remedy: 'Decrypt the body with the published key, and reply as the OpenAPI document declares.',
  },
  'wrong-password': {
    says: 'refuses a wrong password',
    remedy: 'Refuse with wrong_credentials, for unknown accounts too.',
  },
  'plain-body': {
    says: 'refuses a password that is not encrypted',
    remedy: 'Refuse a body that is no JWE with 415, before anything in it is read.',
  },
  'session-unknown': {
    says: 'refuses a token that was never given out',
    remedy: 'Refuse with 401 and session_expired, on which the site logs the player out.',
  },
  'session-ended': {
    says: 'ends the session',
    remedy: 'Refuse the token from then on, with 401 and session_expired.',
  },
  socket: {
    says: 'gives a ticket that opens the socket',
    remedy: 'Upgrade GET /wps/socket; a proxy before it must pass Upgrade and Connection on.',
  },
  'ticket-once': {
    says: 'gives a ticket that works once',
    remedy: 'Delete the ticket when it opens a socket: it stands in addresses, which are logged.',
  },
  'ticket-unknown': {
    says: 'opens no socket for an invented ticket',
    remedy: 'Refuse the upgrade with 401.',
  },
  'socket-event': {
    says: 'opens a socket whose events are as declared',
    remedy: 'Send each event with id, type and data, as the OpenAPI document declares.',
  },
  'agents-only': {
    says: 'refuses a player who is no agent',
    remedy: 'Refuse with 403 and error_not_agent.',
  },

  currency: {
    says: 'names the brand’s currency',
    remedy: 'Give the account the currency of the brand file, or correct the brand file.',
  },
  pictures: {
    says: 'can be shown by the brand’s page',
    remedy: 'See “Pictures” in the OpenAPI document, and origins.images of the brand file.',
  },
  'game-origin': {
    says: 'leads to an origin of the brand file',
    remedy: 'Name the origin of the games’ pages under origins.games; the site opens no other.',
  },
  kept: {
    says: 'keeps what was added',
    remedy: 'Let the list have the entry as soon as the call has replied.',
  },
  'key-required': {
    says: 'refuses a request without Idempotency-Key',
    remedy: 'Refuse with 400 and idempotency_key_required, before anything is carried out.',
  },
  'key-repeated': {
    says: 'carries a repeated request out once',
    remedy: 'Keep the reply under account, call and key, and send it again for a repetition.',
  },
  'key-conflict': {
    says: 'refuses another body with the same key',
    remedy: 'Keep a hash of the body with the key; refuse with 409 and idempotency_conflict.',
  },
  'key-found': {
    says: 'finds what was made by its key',
    remedy: 'Look intentKey up: the site asks by it after a reply was lost.',
  },
  undone: {
    says: 'undoes what was made',
    remedy: 'Carry the call out; the account may keep something that the doctor made.',
  },
} as const satisfies Record<string, Rule>

export type RuleName = keyof typeof RULES
