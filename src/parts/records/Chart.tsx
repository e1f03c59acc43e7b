import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { useEffect, useRef, type KeyboardEvent } from 'react'

interface Props {
  /** Text alternative of the chart for screen readers: its content and trend. */
  label: string
  /** Days of the chart as ISO 8601 dates, in ascending order. */
  days: readonly string[]
  /** Values of the chart: a decimal string for each day. */
  values: readonly string[]
  /** Colour of values above zero: that of success where they are gains, else that of charts. */
  above?: 'success' | 'chart'
  /** Index of the day on which the cursor is; null if it is on no day. */
  chosen: number | null
  onChoose: (index: number | null) => void
  /** Describes a day of the chart and its value, for screen readers. */
  describe: (index: number) => string
  writeDay: (day: string) => string
  writeValue: (value: number) => string
}

/** A bar chart of gains and losses by day, with a cursor that the arrow keys move. */
export function Chart(props: Props) {
  const { label, days, values, chosen, onChoose, describe } = props
  const holder = useRef<HTMLDivElement>(null)
  const plot = useRef<uPlot>(undefined)
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })

  useEffect(() => {
    const element = holder.current
    if (!element) return
    const chart = new uPlot(optionsOf(element, latest), dataOf(days, values), element)
    plot.current = chart
    const observer = new ResizeObserver(() =>
      chart.setSize({ width: element.clientWidth, height: element.clientHeight }),
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      chart.destroy()
      plot.current = undefined
    }
  }, [days, values])

  useEffect(() => {
    const chart = plot.current
    if (!chart || chosen === null || chart.cursor.idx === chosen) return
    chart.setCursor({ left: chart.valToPos(chosen, 'x'), top: 0 }, false)
  }, [chosen])

  const move = (event: KeyboardEvent) => {
    const last = days.length - 1
    const from = chosen ?? last
    const to = { ArrowLeft: from - 1, ArrowRight: from + 1, Home: 0, End: last }[event.key]
    if (to === undefined) return
    event.preventDefault()
    onChoose(Math.min(Math.max(to, 0), last))
  }

  return (
    <div
      ref={holder}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={days.length}
      aria-valuenow={(chosen ?? days.length - 1) + 1}
      aria-valuetext={describe(chosen ?? days.length - 1)}
      onKeyDown={move}
      className="h-60 min-w-0 rounded-panel"
    />
  )
}

/** Splits the values into two series, gains and losses, so that each has its own colour. */
function dataOf(days: readonly string[], values: readonly string[]): uPlot.AlignedData {
  const numbers = values.map(Number)
  return [
    days.map((_, index) => index),
    numbers.map((value) => (value > 0 ? value : null)),
    numbers.map((value) => (value < 0 ? value : null)),
  ]
}

function optionsOf(element: HTMLElement, latest: { readonly current: Props }): uPlot.Options {
  const { above = 'chart' } = latest.current
  const style = getComputedStyle(element)
  const color = (token: string) => style.getPropertyValue(`--color-${token}`).trim()
  const font = `12px ${style.fontFamily}`
  const bars = uPlot.paths.bars?.({ size: [0.7, 36], radius: 0.15 })
  const axis = { stroke: color('muted'), font, ticks: { show: false } }
  const series = (token: string): uPlot.Series => ({
    fill: color(token),
    stroke: color(token),
    width: 0,
    points: { show: false },
    ...(bars && { paths: bars }),
  })
  return {
    width: element.clientWidth,
    height: element.clientHeight,
    legend: { show: false },
    // The space on the right is for the last day's label, half of which sticks out.
    padding: [12, 18, 0, 0],
    cursor: { y: false, drag: { x: false, y: false }, points: { show: false } },
    scales: {
      x: { time: false, range: (_chart, min, max) => [min - 0.6, max + 0.6] },
      y: { range: (_chart, min, max) => withZero(min, max) },
    },
    series: [{}, series(above), series('danger')],
    axes: [
      {
        ...axis,
        grid: { show: false },
        size: 30,
        space: 64,
        incrs: [1, 2, 5, 7, 14, 30, 60],
        values: (_chart, splits) =>
          splits.map((split) => {
            const day = latest.current.days[split]
            return day === undefined ? '' : latest.current.writeDay(day)
          }),
      },
      {
        ...axis,
        grid: { stroke: color('border'), width: 1 },
        size: (_chart, labels) =>
          Math.max(40, ...(labels ?? []).map((text) => text.length * 7.5 + 12)),
        values: (_chart, splits) => splits.map((split) => latest.current.writeValue(split)),
      },
    ],
    hooks: {
      setCursor: [
        ({ cursor: { idx, left } }) => {
          const { chosen, onChoose } = latest.current
          const pointed = (left ?? -1) < 0 ? null : (idx ?? null)
          if (pointed !== null && pointed !== chosen) onChoose(pointed)
        },
      ],
    },
  }
}

/**
 * Extends the value axis to zero, since a reader can tell gains from losses only if zero is
 * visible.
 */
function withZero(min: number | null, max: number | null): [number, number] {
  const low = Math.min(min ?? 0, 0)
  const high = Math.max(max ?? 0, 0)
  const room = (high - low || 1) * 0.08
  return [low < 0 ? low - room : 0, high > 0 || low === 0 ? high + room : 0]
}
