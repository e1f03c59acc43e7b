import type { PreviewBrand } from 'virtual:livery-brands'
import type { Mode } from '#core/brand/schema.ts'
import TOKENS from '#themes/tokens.json' with { type: 'json' }
import { Block } from './Block.tsx'
import { readVariable } from './tokens/rows.ts'

const RADII = ['rounded-control', 'rounded-panel', 'rounded-tile', 'rounded-pill', 'rounded-hero']
const SHADOWS = ['shadow-raised', 'shadow-floating', 'shadow-glow']
const CONTROLS = ['h-control-sm', 'h-control', 'h-control-lg']

interface NameProps {
  /** A utility class that sets the token. */
  of: string
  brand: PreviewBrand
  /** Mode of the value, if it differs between modes. */
  mode?: Mode
}

/** A utility class, the name of its token in exports, its value, and what it is for. */
function Name({ of, brand, mode = brand.theme.defaultMode }: NameProps) {
  const variable = of.replace('rounded-', 'radius-').replace('h-control', 'spacing-control')
  return (
    <span className="flex flex-col gap-0.5">
      <span>{of}</span>
      <span className="text-muted">{variable.replace('-', '/')}</span>
      <code className="font-semibold wrap-anywhere">
        {readVariable(brand.css, variable, mode) ?? 'none'}
      </code>
      <span className="text-muted">
        {TOKENS.variables[variable as keyof typeof TOKENS.variables].description}
      </span>
    </span>
  )
}

/**
 * Corners, heights of controls and shadows of a brand. Each has the name that code uses and the one
 * that exports for design tools use.
 */
export function Shapes({ brand }: { brand: PreviewBrand }) {
  return (
    <Block title="Shape, size and depth">
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 md:grid-cols-5">
        {RADII.map((name) => (
          <li key={name} className="flex flex-col gap-2 text-caption">
            <span
              className={`block w-full border border-border-strong bg-raised ${name} ${name === 'rounded-tile' ? 'aspect-tile' : 'h-24'}`}
            />
            <Name of={name} brand={brand} />
          </li>
        ))}
      </ul>
      <ul className="flex flex-wrap items-end gap-4">
        {CONTROLS.map((name) => (
          <li key={name} className="flex flex-col gap-2 text-caption">
            <span className={`block w-40 rounded-control bg-primary ${name}`} />
            <Name of={name} brand={brand} />
          </li>
        ))}
      </ul>
      <div className="grid gap-4 md:grid-cols-2">
        {brand.theme.modes.map((mode) => (
          <ul
            key={mode}
            data-mode={mode}
            className="grid grid-cols-3 gap-6 rounded-panel bg-surface p-8 text-text"
          >
            {SHADOWS.map((name) => (
              <li key={name} className="flex flex-col gap-4 text-caption">
                <span className={`block h-20 rounded-panel bg-raised ${name}`} />
                <Name of={name} brand={brand} mode={mode} />
              </li>
            ))}
          </ul>
        ))}
      </div>
    </Block>
  )
}
