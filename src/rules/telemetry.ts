import { scrubStack, scrubText } from '#lib/scrub.ts'

/** What a field is read with: the other fields of its event, and the page's own origin. */
interface Around {
  detail: Readonly<Record<string, unknown>>
  origin: string
}

/** Reads a field of an event: its value as it may leave the page, or undefined if it may not. */
type Field<Value extends string | number> = (value: unknown, around: Around) => Value | undefined

const text =
  (pattern: RegExp) =>
  (value: unknown): string | undefined =>
    typeof value === 'string' && pattern.test(value) ? value : undefined

const oneOf =
  <const Value extends string>(values: readonly Value[]): Field<Value> =>
  (value) =>
    values.find((one) => one === value)

const number =
  (least: number, most: number) =>
  (value: unknown): number | undefined =>
    typeof value === 'number' && value >= least && value <= most
      ? Math.round(value * 1000) / 1000
      : undefined

const whole =
  (least: number, most: number) =>
  (value: unknown): number | undefined =>
    Number.isInteger(value) ? number(least, most)(value) : undefined

/** Method and path of a call as it is declared, such as `post /wps/session/login`. */
const CALL = text(/^[a-z]{3,7} (?:\/[\w{}:.-]{1,60}){1,8}$/)

/** Errors whose texts programs write; that of any other may repeat what the gateway said. */
const WRITTEN_BY_PROGRAMS =
  /^(?:Aggregate|Chunk|Eval|Invariant|Range|Reference|Syntax|Type|URI)?Error$/

/** Steps of a visit that operators count. */
export const STEPS = [
  'sign-up started',
  'signed up',
  'logged in',
  'deposit begun',
  'deposit paid',
  'withdrawal begun',
  'withdrawal sent',
  'game launched',
] as const

/**
 * Everything that may leave a site, besides what every event carries (`TelemetryEvent`): each event
 * with its fields. What this table does not name stays in the page (docs/telemetry.md).
 */
export const EVENTS = {
  /** A page is opened; its route stands on every event. */
  view: {},
  funnel: { step: oneOf(STEPS) },
  /** A call of the gateway fails. */
  call: {
    call: CALL,
    status: whole(0, 599),
    code: text(/^[a-z][a-z_]{1,59}$/),
    requestId: text(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
  },
  /** A reply is not as its call declares it; `field` is the path of the first such field. */
  mismatch: {
    call: CALL,
    count: whole(1, 9999),
    field: text(/^[A-Za-z_]+(?:\.[A-Za-z_*]+)*$/),
  },
  error: {
    /** Whether an error boundary of the page caught it. */
    kind: oneOf(['uncaught', 'rejected', 'caught']),
    type: text(/^[A-Z][A-Za-z]{2,39}$/),
    message: (value, { detail }) =>
      typeof value === 'string' && WRITTEN_BY_PROGRAMS.test(String(detail['type']))
        ? scrubText(value)
        : undefined,
    stack: (value, { origin }) =>
      typeof value === 'string' ? scrubStack(value, origin) : undefined,
  },
  /** The security policy stops something; of an address only its origin is sent. */
  violation: {
    directive: text(/^[a-z-]{5,40}$/),
    blocked: (value) =>
      typeof value !== 'string'
        ? undefined
        : /^[a-z-]{2,40}$/.test(value)
          ? value
          : (URL.parse(value)?.origin ?? undefined),
  },
  /** A measure of speed, as the library web-vitals names it. */
  vital: {
    vital: oneOf(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
    value: number(0, 3_600_000),
    rating: oneOf(['good', 'needs-improvement', 'poor']),
  },
} satisfies Record<string, Readonly<Record<string, Field<string | number>>>>

export type EventName = keyof typeof EVENTS
type Fields<Name extends EventName> = (typeof EVENTS)[Name]
/** Fields of an event; each may be missing, as when its value may not leave. */
export type Detail<Name extends EventName = EventName> = {
  [Key in keyof Fields<Name>]?: Fields<Name>[Key] extends Field<infer Value>
    ? Value | undefined
    : never
}

/** Events that say what visitors do; the gateway's flag `analytics` can turn them off. */
export const ANALYTICS: readonly EventName[] = ['view', 'funnel']

export type Consent = 'granted' | 'refused'
/** Where a visitor's choice is stored. */
export const CONSENT_KEY = 'telemetry-consent:v1'

/** What the app notes in the browser's timeline, as `livery:<name>`; most notes become events. */
export interface Marks {
  view: { route: string }
  funnel: Detail<'funnel'>
  call: Detail<'call'>
  mismatch: Detail<'mismatch'>
  error: Detail<'error'>
  /** The gateway has told whether analytics are on. */
  permission: { analytics: boolean }
  consent: { choice: Consent }
}
export const MARK_PREFIX = 'livery:'

/** An event as it is sent. */
export interface TelemetryEvent<Name extends EventName = EventName> {
  name: Name
  /** Milliseconds since 1970. */
  at: number
  /** Id of the brand, hash of its release, and version of the product. */
  brand: string
  release: string
  version: string
  /** A random id of the visit, which ends with its tab. */
  visit: string
  /** Pattern of the page's address, such as `/invite/*`. */
  route: string
  /** BCP 47 tag of the language on screen. */
  language: string
  detail: Readonly<Record<string, string | number>>
}

/** A route's pattern, with the name of a page in a page as its hash; never a whole address. */
export const readRoute = text(
  /^\/(?:[a-z][\w-]{0,39}(?:\/[a-z][\w-]{0,39}){0,3}(?:\/\*)?)?(?:#[A-Za-z][A-Za-z0-9]{1,39})?$/,
)

/** Reads the fields of an event that may leave the page; all others are dropped. */
export function readDetail(
  name: EventName,
  detail: Readonly<Record<string, unknown>>,
  origin: string,
): Record<string, string | number> {
  const fields: Readonly<Record<string, Field<string | number>>> = EVENTS[name]
  const read = Object.entries(fields).map(
    ([key, field]) => [key, field(detail[key], { detail, origin })] as const,
  )
  return Object.fromEntries(
    read.filter((entry): entry is [string, string | number] =>
      Boolean(entry[1] !== undefined && entry[1] !== ''),
    ),
  )
}
