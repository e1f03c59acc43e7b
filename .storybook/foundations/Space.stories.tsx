import type { Meta, StoryObj } from '@storybook/react-vite'
import tailwind from 'tailwindcss/theme.css?raw'
import { CHOICES, valuesOf } from '#core/brand/choices.ts'
import DENSITIES from '#themes/choices/density.json' with { type: 'json' }
import WIDTHS from '#themes/choices/pageWidth.json' with { type: 'json' }
import { Block } from './Block.tsx'
import { Copyable } from './Copyable.tsx'
import { Measured } from './Measured.tsx'

const meta: Meta = {
  title: 'Foundations/Spacing and breakpoints',
  // Space is the same in both modes.
  parameters: { allLooks: false },
  tags: ['!dev', '!autodocs'],
}
export default meta

const writeWidth = ({ width }: DOMRect) => `${Math.round(width * 10) / 10} px`

/** Steps that components use most, in units of `--spacing`. */
const STEPS = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16]

/** The steps of space in the density of the toolbar's brand. */
export const Steps: StoryObj = {
  render: () => (
    <ul className="flex flex-col gap-2">
      {STEPS.map((step) => (
        <li key={step} className="grid grid-cols-[6rem_4rem_1fr] items-center text-caption">
          <Copyable name={`gap-${step}`} />
          <Measured write={writeWidth}>
            <span
              className="block h-4 rounded-[2px] bg-primary"
              style={{ width: `calc(var(--spacing) * ${step})` }}
            />
          </Measured>
        </li>
      ))}
    </ul>
  ),
}

/** What each density makes of a step, of the controls and of a touch target. */
export const Densities: StoryObj = {
  render: () => (
    <div className="grid gap-4 sm:grid-cols-3">
      {valuesOf('density').map((name) => (
        <section
          key={name}
          style={Object.fromEntries(
            Object.entries(DENSITIES[name]).map(([key, value]) => [`--${key}`, value]),
          )}
          className="flex flex-col gap-3 rounded-panel border border-border p-4"
        >
          <h2 className="text-label font-semibold">{name}</h2>
          <p className="text-caption text-muted">{CHOICES.density.values[name]}</p>
          {Object.entries(DENSITIES[name]).map(([key, value]) => (
            <div key={key} className="flex flex-col gap-1 text-caption">
              <span className="flex justify-between gap-2">
                <Copyable name={`--${key}`} />
                <span>{value}</span>
              </span>
              <span
                className="block w-full rounded-control bg-primary-soft"
                style={{ height: `var(--${key})` }}
              />
            </div>
          ))}
        </section>
      ))}
    </div>
  ),
}

const BREAKPOINTS = [...tailwind.matchAll(/--breakpoint-(\w+): ([\d.]+)rem/g)].map(
  ([, name, rem]) => ({ name: name!, width: Number(rem) }),
)

/** Widths at which pages change, and the widest content of a page. */
export const Breakpoints: StoryObj = {
  render: () => (
    <div className="flex flex-col gap-8">
      <Block title="Widths of the window">
        <Widths rows={BREAKPOINTS.map(({ name, width }) => ({ name: `${name}:`, width }))} />
      </Block>
      <Block title="Widest content of a page">
        <Widths
          rows={valuesOf('pageWidth').map((name) => ({
            name,
            width: Number.parseFloat(WIDTHS[name]['page-width']),
          }))}
        />
      </Block>
    </div>
  ),
}

function Widths({ rows }: { rows: { name: string; width: number }[] }) {
  const widest = Math.max(...rows.map(({ width }) => width))
  return (
    <ul className="flex flex-col gap-2">
      {rows.map(({ name, width }) => (
        <li key={name} className="grid grid-cols-[6rem_1fr_7rem] items-center gap-3 text-caption">
          <Copyable name={name} />
          <span
            className="h-3 rounded-[2px] bg-primary"
            style={{ width: `${(width / widest) * 100}%` }}
          />
          <span className="text-end tabular-nums">{`${width} rem, ${width * 16} px`}</span>
        </li>
      ))}
    </ul>
  )
}
