interface Rule {
  /** What a gateway that keeps the rule does; the report prints it after the call or the subject. */
  says: string
  /** What the makers of a gateway change if it breaks the rule. */
  remedy: string
}

/** Every rule that the doctor checks, by the last part of a case's id. */
export const RULES = {
  answer: {
    says: 'answers with status 200 and JSON',
    remedy: 'Answer as `npm run openapi` declares the call: status 200 and application/json.',
  },
  schema: {
    says: 'replies as declared',
    remedy: 'Send this field as `npm run openapi` declares it.',
  },
  speed: {
    says: 'replies soon',
    remedy: 'Find what the call waits for; players see an empty section meanwhile.',
  },
  open: {
    says: 'says that the site is open',
    remedy: 'End the maintenance, or allow the region of this machine, and run the doctor again.',
  },
  'clock-header': {
    says: 'sends X-Gateway-Time with every reply, refusals included',
    remedy: 'Write the header where all replies pass, for refusals and failures too.',
  },
  clock: {
    says: 'sends the right time in ISO 8601 with every reply',
    remedy: 'Synchronise the clocks of all servers (NTP), and write as 2026-01-31T23:59:59.000Z.',
  },
  'request-id': {
    says: 'echoes X-Request-Id in every reply',
    remedy:
      'Send the caller’s X-Request-Id back, and log it: players quote it to customer service.',
  },
  refusal: {
    says: 'refuses with JSON of the shape { code, message }',
    remedy: 'Write every refusal as `Error` of the OpenAPI document, also those of proxies.',
  },
} as const satisfies Record<string, Rule>

export type RuleName = keyof typeof RULES
