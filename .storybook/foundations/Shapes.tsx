import type { Mode } from '#core/brand/schema.ts'
import TOKENS from '#themes/tokens.json' with { type: 'json' }
import { Block } from './Block.tsx'

const RADII = ['rounded-control', 'rounded-panel', 'rounded-tile', 'rounded-pill', 'rounded-hero']
const SHADOWS = ['shadow-raised', 'shadow-floating', 'shadow-glow']
const CONTROLS = ['h-control-sm', 'h-control', 'h-control-lg']

/** A utility class, with what its variable is for. */
function Name({ of }: { of: string }) {
  const variable = of.replace('rounded-', 'radius-').replace('h-control', 'spacing-control')
  return (
    <span className="flex flex-col">
      <span>{of}</span>
      <span className="text-muted">
        {TOKENS.variables[variable as keyof typeof TOKENS.variables].description}
      </span>
    </span>
  )
}

export function Shapes({ modes }: { modes: readonly Mode[] }) {
  return (
    <Block title="Shape, size and depth">
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 md:grid-cols-5">
        {RADII.map((name) => (
          <li key={name} className="flex flex-col gap-2 text-caption">
            <span
              className={`block w-full border border-border-strong bg-raised ${name} ${name === 'rounded-tile' ? 'aspect-tile' : 'h-24'}`}
            />
            <Name of={name} />
          </li>
        ))}
      </ul>
      <ul className="flex flex-wrap items-end gap-4">
        {CONTROLS.map((name) => (
          <li key={name} className="flex flex-col gap-2 text-caption">
            <span className={`block w-40 rounded-control bg-primary ${name}`} />
            <Name of={name} />
          </li>
        ))}
      </ul>
      <div className="grid gap-4 md:grid-cols-2">
        {modes.map((mode) => (
          <ul
            key={mode}
            data-mode={mode}
            className="grid grid-cols-3 gap-6 rounded-panel bg-surface p-8 text-text"
          >
            {SHADOWS.map((name) => (
              <li key={name} className="flex flex-col gap-4 text-caption">
                <span className={`block h-20 rounded-panel bg-raised ${name}`} />
                <Name of={name} />
              </li>
            ))}
          </ul>
        ))}
      </div>
    </Block>
  )
}
