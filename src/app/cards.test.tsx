import type { CSSProperties } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import theme from '#app/theme.css?inline'
import CARDS from '#themes/choices/card.json' with { type: 'json' }

beforeAll(() => {
  const style = Object.assign(document.createElement('style'), { textContent: theme })
  document.body.append(style)
  return () => style.remove()
})

test.each(['card', 'card-filled', 'card-raised', 'card-shaded'])(
  'a borderless %s has a rule at its top alone',
  async (look) => {
    const variables = Object.entries(CARDS.borderless).map(([name, value]) => [`--${name}`, value])
    const brand = { '--line': '1px', '--color-text': 'black' }
    const style = { ...Object.fromEntries(variables), ...brand } as CSSProperties
    const screen = await render(
      <p className={look} style={style}>
        Balance
      </p>,
    )
    const card = getComputedStyle(screen.getByText('Balance').element())
    expect([card.borderTopWidth, card.borderBottomWidth]).toEqual(['2px', '0px'])
  },
)
