import * as v from 'valibot'
import { Hostname } from './addresses.ts'

const ADDRESS =
  'must be a full https address without a query, such as "https://collect.example.com/events"; a site is public, so an address may hold no key'
const DSN =
  'must be a DSN such as "https://<public key>@sentry.example.com/<project>", without a secret key'
/** On a developer's own machine, an overlay may name plain http. */
const LOCAL = String.raw`http:\/\/(?:[a-z0-9-]+\.)*localhost(?::\d{1,5})?`
const HTTPS = String.raw`https:\/\/(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*(?::\d{1,5})?`
const PATH = String.raw`(?:\/[\w.~%-]+)*\/?`

/**
 * Where a brand's pages report what happens (docs/telemetry.md). Its keys are all public: a secret
 * has no place in a page.
 *
 * @param hosts pattern of the allowed origins
 */
const telemetryOn = (hosts: string) => {
  const address = v.pipe(v.string(), v.regex(new RegExp(`^(?:${hosts})${PATH}$`), ADDRESS))
  const host = hosts.replaceAll(String.raw`:\/\/`, String.raw`:\/\/[0-9a-f]{32}@`)
  return v.strictObject({
    destinations: v.pipe(
      v.array(
        v.variant('kind', [
          v.strictObject({ kind: v.literal('json'), url: address }),
          v.strictObject({ kind: v.literal('otlp'), url: address }),
          v.strictObject({
            kind: v.literal('sentry'),
            dsn: v.pipe(v.string(), v.regex(new RegExp(`^(?:${host})${PATH}$`), DSN)),
          }),
          v.strictObject({
            kind: v.literal('plausible'),
            url: v.optional(address, 'https://plausible.io/api/event'),
            site: Hostname,
          }),
          v.strictObject({
            kind: v.literal('matomo'),
            url: address,
            site: v.pipe(v.number(), v.integer(), v.minValue(1)),
          }),
        ]),
      ),
      v.minLength(1, 'must name at least one destination; without telemetry, leave the key out'),
      v.maxLength(5),
    ),
    /** Share of the visits that are reported. */
    sample: v.optional(v.pipe(v.number(), v.gtValue(0), v.maxValue(1)), 1),
    /** Whether a visitor must agree before anything is sent. */
    consent: v.optional(v.picklist(['none', 'ask']), 'ask'),
  })
}

export const TelemetrySchema = telemetryOn(HTTPS)
export const LocalTelemetrySchema = telemetryOn(`${HTTPS}|${LOCAL}`)

export type Telemetry = v.InferOutput<typeof TelemetrySchema>
/** What a page knows of its reports: the brand script writes it into `<script id="telemetry">`. */
export interface TelemetrySite extends Telemetry {
  /** Id of the brand, hash of its release, and version of the product. */
  brand: string
  release: string
  version: string
}

export type Destination = Telemetry['destinations'][number]

/** Lists the origins that a brand's pages may connect to for their reports. */
export const telemetryOrigins = (telemetry: Telemetry | undefined): string[] =>
  (telemetry?.destinations ?? []).map(
    (destination) =>
      new URL(destination.kind === 'sentry' ? destination.dsn : destination.url).origin,
  )
