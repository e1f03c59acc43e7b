import type { PreviewBrand } from 'virtual:livery-brands'
import TOKENS from '#themes/tokens.json' with { type: 'json' }
import { Block } from './Block.tsx'
import { Copyable } from './Copyable.tsx'

/** Value of a line that the mode does not need, such as the edge of a fill that is seen anyway. */
const NO_COLOUR = '#00000000'

/** Every colour token by its name in utility classes, one panel per mode. */
export function SemanticColors({ modes }: Pick<PreviewBrand, 'modes'>) {
  return (
    <Block title="Semantic colours">
      <div className="grid gap-4 md:grid-cols-2">
        {Object.entries(modes).map(([mode, colors]) => (
          <div
            key={mode}
            data-mode={mode}
            className="rounded-panel border border-border bg-surface p-4 text-text"
          >
            <h3 className="pb-3 text-heading">{mode}</h3>
            <ul className="grid grid-cols-2 gap-x-4 gap-y-2">
              {Object.entries(colors).map(([name, value]) => (
                <li key={name} className="flex items-center gap-2">
                  <span
                    className="size-8 shrink-0 rounded-control border border-border"
                    style={{ background: `var(--color-${name})` }}
                  />
                  <span className="min-w-0 text-caption">
                    <Copyable name={name} />
                    <code className="block text-muted">{value === NO_COLOUR ? 'none' : value}</code>
                    <span className="block text-muted">
                      {TOKENS.colors[name as keyof typeof TOKENS.colors]}
                    </span>
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Block>
  )
}
