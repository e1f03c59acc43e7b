import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { Mode } from '#core/brand/schema.ts'
import { Chart } from '#parts/records/Chart.tsx'
import tokens from '#themes/tokens.json' with { type: 'json' }
import { findBrand } from '../applyLook.ts'
import { Copyable } from './Copyable.tsx'

const meta: Meta = {
  title: 'Foundations/Chart colours',
  // The page shows one brand in both modes, whatever mode the toolbar has.
  parameters: { allLooks: false },
  tags: ['!dev', '!autodocs'],
}
export default meta

const TOKENS = tokens.colors
const NAMES = Object.keys(TOKENS) as (keyof typeof TOKENS)[]
const BARS = ['chart', 'success', 'danger'] as const
const SERIES = {
  'Bars of charts': [...BARS],
  'Levels of VIP': NAMES.filter((name) => name.startsWith('tier-')),
  'Categories of games': NAMES.filter((name) => name.startsWith('game-')),
}

const modesOf = (globals: Record<string, unknown>): readonly Mode[] =>
  findBrand(globals['brand'] as string).theme.modes

/** Colours of series in both modes of the toolbar's brand, each with what it is for. */
export const Series: StoryObj = {
  render: (_args, { globals }) => (
    <div className="grid gap-4 md:grid-cols-2">
      {modesOf(globals).map((mode) => (
        <section
          key={mode}
          data-mode={mode}
          className="flex flex-col gap-4 rounded-panel border border-border bg-surface p-4 text-text"
        >
          <h2 className="text-heading">{mode}</h2>
          {Object.entries(SERIES).map(([title, names]) => (
            <div key={title} className="flex flex-col gap-2">
              <h3 className="text-label font-semibold">{title}</h3>
              <ul className="flex flex-col gap-1.5">
                {names.map((name) => (
                  <li key={name} className="grid grid-cols-[3rem_1fr] gap-2 text-caption">
                    <span
                      className="rounded-control"
                      style={{ background: `var(--color-${name})` }}
                    />
                    <span className="flex flex-col items-start">
                      <Copyable name={name} />
                      <span className="text-muted">{TOKENS[name]}</span>
                    </span>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </section>
      ))}
    </div>
  ),
}

/** Twelve days of a player, with gains and losses. */
const VALUES = [320, 180, -90, 410, 260, -240, 60, 520, 380, -130, 290, 610]
const DAYS = VALUES.map((_, index) => `2026-03-${String(index + 1).padStart(2, '0')}`)

function Sample({ above, values }: { above: 'chart' | 'success'; values: number[] }) {
  const [texts] = useState(() => values.map(String))
  const [chosen, setChosen] = useState<number | null>(null)
  const describe = (index: number) => `${DAYS[index]}: ${texts[index]}`
  return (
    <figure className="flex flex-col gap-2 card p-4">
      <figcaption className="text-label font-semibold">
        {above === 'chart' ? 'A figure by day' : 'Gains and losses by day'}
      </figcaption>
      <Chart
        label={`Sample of ${above}`}
        days={DAYS}
        values={texts}
        above={above}
        chosen={chosen}
        onChoose={setChosen}
        describe={describe}
        writeDay={(day) => day.slice(5)}
        writeValue={String}
      />
    </figure>
  )
}

/** The chart of the site with both kinds of bars, in the mode of the toolbar. */
export const InAChart: StoryObj = {
  render: (_args, { globals }) => (
    // Drawn anew for each look, since a chart reads its colours once.
    <div key={JSON.stringify(globals)} className="grid gap-4 md:grid-cols-2">
      <Sample above="chart" values={VALUES.map(Math.abs)} />
      <Sample above="success" values={VALUES} />
    </div>
  ),
}
