import type { PreviewBrand } from 'virtual:livery-brands'
import TOKENS from '#themes/tokens.json' with { type: 'json' }
import { Block } from './Block.tsx'

/** Lists the values of a variable; one that differs by mode is told with its mode. */
function listValues(css: string, name: string): string[] {
  const values = [...css.matchAll(/([^{}]*)\{([^}]*)\}/g)].flatMap(
    ([, selector = '', body = '']) => {
      const value = new RegExp(`--${name}:([^;]*)`).exec(body)?.[1]
      const mode = /data-mode=(\w+)/.exec(selector)?.[1]
      return value === undefined ? [] : [{ value, mode }]
    },
  )
  const isSame = new Set(values.map(({ value }) => value)).size === 1
  if (isSame) return [values[0]!.value]
  return values.map(({ value, mode }) => `${mode}: ${value}`)
}

/** Every variable of a brand that is no colour token: its value, and what it is for. */
export function Variables({ css }: Pick<PreviewBrand, 'css'>) {
  const rows = Object.entries(TOKENS.variables).flatMap(([name, { description }]) => {
    const values = listValues(css, name)
    return values.length > 0 ? [{ name, description, values }] : []
  })
  return (
    <Block title="Variables">
      <ul className="grid gap-x-8 md:grid-cols-2">
        {rows.map(({ name, description, values }) => (
          <li
            key={name}
            className="flex flex-col gap-0.5 border-b border-border py-2 text-caption wrap-anywhere"
          >
            <code className="font-semibold select-all">{`--${name}`}</code>
            <span className="text-muted">{description}</span>
            {values.map((value) => (
              <code key={value}>{value}</code>
            ))}
          </li>
        ))}
      </ul>
    </Block>
  )
}
