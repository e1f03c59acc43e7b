import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { CHOICES, valuesOf } from '#core/brand/choices.ts'
import MOTIONS from '#themes/choices/motion.json' with { type: 'json' }
import { Button } from '#ui/Button.tsx'
import { Copyable } from './Copyable.tsx'

const meta: Meta = {
  title: 'Foundations/Motion',
  // Motion is the same in both modes.
  parameters: { allLooks: false },
  tags: ['!dev', '!autodocs'],
}
export default meta

type Motion = Exclude<keyof typeof MOTIONS, '$schema'>

const DURATIONS = ['duration-quick', 'duration-calm'] as const

function Demo({ name, away }: { name: Motion; away: boolean }) {
  const values = MOTIONS[name]
  const variables = Object.entries(values).map(([key, value]) => [`--${key}`, value] as const)
  return (
    <li
      data-motion={name}
      style={Object.fromEntries(variables)}
      className="grid gap-4 rounded-panel border border-border p-4 sm:grid-cols-[12rem_1fr]"
    >
      <div className="flex flex-col gap-1">
        <strong className="text-label">{name}</strong>
        <span className="text-caption text-muted">{CHOICES.motion.values[name]}</span>
        <Curve easing={values['ease-out-soft']} />
      </div>
      <div className="flex min-w-0 flex-col gap-3">
        {DURATIONS.map((duration) => (
          <div key={duration} className="flex flex-col gap-1 text-caption">
            <Copyable name={duration} />
            <span className="block rounded-pill bg-sunken p-1">
              <span
                data-away={away || undefined}
                className="block size-5 rounded-pill bg-primary data-away:ms-[calc(100%-1.25rem)]"
                style={{ transition: `margin var(--${duration}) var(--ease-out-soft)` }}
              />
            </span>
          </div>
        ))}
        <dl className="flex flex-wrap gap-x-4 gap-y-1 text-caption">
          {Object.entries(values).map(([key, value]) => (
            <div key={key} className="flex gap-1">
              <dt className="text-muted">{key}</dt>
              <dd>
                <code>{value}</code>
              </dd>
            </div>
          ))}
        </dl>
        <div>
          <Button size="sm">Press me</Button>
        </div>
      </div>
    </li>
  )
}

/** The way of a movement in time, from below at the start to the line at its end. */
function Curve({ easing }: { easing: string }) {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = [...easing.matchAll(/-?[\d.]+/g)].map(Number)
  return (
    <svg viewBox="-0.1 -0.7 1.2 1.8" aria-hidden="true" className="mt-2 h-28 w-20">
      <path d="M0 0H1" className="stroke-border-strong" strokeWidth="0.02" />
      <path
        d={`M0 1C${x1} ${1 - y1} ${x2} ${1 - y2} 1 0`}
        className="fill-none stroke-primary-mark"
        strokeWidth="0.05"
      />
    </svg>
  )
}

function EachMotion() {
  const [away, setAway] = useState(false)
  return (
    <div className="flex flex-col items-start gap-4">
      <Button variant="outline" onClick={() => setAway(!away)}>
        Move all
      </Button>
      <ul className="flex w-full flex-col gap-3">
        {valuesOf('motion').map((name) => (
          <Demo key={name} name={name as Motion} away={away} />
        ))}
      </ul>
    </div>
  )
}

/** Each choice of motion, whatever the toolbar's brand has: press the button to see it. */
export const EachChoice: StoryObj = {
  render: () => <EachMotion />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move all' }))
    const moved = canvasElement.querySelectorAll('[data-away]')
    await expect(moved).toHaveLength(valuesOf('motion').length * DURATIONS.length)
  },
}
