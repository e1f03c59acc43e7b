import { STEPS, type TelemetryEvent } from '#rules/telemetry.ts'

/** Most rows of a list. */
const MOST = 100

/** Groups events by a text, with the groups in the order of their first event. */
const groupBy = (events: readonly TelemetryEvent[], keyOf: (event: TelemetryEvent) => string) =>
  [...Map.groupBy(events, keyOf).values()] as [TelemetryEvent, ...TelemetryEvent[]][]

const named = (events: readonly TelemetryEvent[], ...names: TelemetryEvent['name'][]) =>
  events.filter(({ name }) => names.includes(name))

const countVisits = (events: readonly TelemetryEvent[]) =>
  new Set(events.map(({ visit }) => visit)).size

/** The value below which three quarters of the values are, as the makers of web-vitals count. */
function p75(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * 0.75) - 1)]!
}

/** Sums up what a site reported, as lists for the console; the most frequent faults come first. */
export function summarize(events: readonly TelemetryEvent[]) {
  const count = <Row extends object>(group: readonly TelemetryEvent[], row: Row) => ({
    times: group.length,
    visits: countVisits(group),
    ...row,
    'last at': new Date(group.at(-1)!.at).toJSON(),
    release: group.at(-1)!.release,
    route: [...new Set(group.map(({ route }) => route))].slice(0, 5).join(' '),
  })
  const most = <Row extends { times: number }>(rows: Row[]) =>
    rows.toSorted((a, b) => b.times - a.times).slice(0, MOST)
  const detailOf = ([{ detail }]: readonly [TelemetryEvent, ...TelemetryEvent[]]) => detail
  return {
    errors: most(
      groupBy(named(events, 'error'), ({ detail, release }) =>
        [release, detail['kind'], detail['type'], detail['message'], detail['stack']].join('\n'),
      ).map((group) => count(group, detailOf(group))),
    ),
    'failed calls': most(
      groupBy(named(events, 'call', 'mismatch'), ({ name, detail, release }) =>
        [release, name, detail['call'], detail['status'], detail['code'], detail['field']].join(
          '\n',
        ),
      ).map((group) => {
        const { call, status, code, field, requestId } = group.at(-1)!.detail
        return count(group, { call, status, code, field, 'last request': requestId })
      }),
    ),
    'stopped by the policy': most(
      groupBy(named(events, 'violation'), ({ detail }) => Object.values(detail).join('\n')).map(
        (group) => count(group, detailOf(group)),
      ),
    ),
    speed: groupBy(named(events, 'vital'), ({ route }) => route).map((group) => ({
      route: group[0].route,
      visits: countVisits(group),
      ...Object.fromEntries(
        groupBy(group, ({ detail }) => String(detail['vital'])).map((one) => [
          `${String(one[0].detail['vital'])} p75`,
          p75(one.map(({ detail }) => Number(detail['value']))),
        ]),
      ),
    })),
    funnel: groupBy(events, ({ release }) => release).map((group) => ({
      release: group[0].release,
      version: group[0].version,
      visits: countVisits(group),
      ...Object.fromEntries(
        STEPS.map((step) => [
          step,
          countVisits(group.filter(({ detail }) => detail['step'] === step)),
        ]),
      ),
    })),
    pages: most(
      groupBy(named(events, 'view'), ({ route }) => route).map((group) => ({
        route: group[0].route,
        times: group.length,
        visits: countVisits(group),
      })),
    ),
  }
}
