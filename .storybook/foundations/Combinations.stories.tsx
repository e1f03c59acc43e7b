import type { Meta, StoryObj } from '@storybook/react-vite'
import { use, useEffect } from 'react'
import { useStore, type createStore } from 'jotai'
import { expect, waitFor } from 'storybook/test'
import combinations from 'virtual:livery-combinations'
import { Shell } from '#app/Shell.tsx'
// Parts that the page loads later; imported here, they are ready before a test's time begins.
import '#app/shell/Footer.tsx'
import '#features/lobby/LobbyScreen.tsx'
import { brandAtom } from '#core/brand/brand.ts'
import type { Choices } from '#core/brand/choices.ts'
import { RoutesContext } from '#core/navigation/routesContext.ts'
import { applyLook, findBrand, withChoices, type Look } from '../applyLook.ts'
import { contrastFaults } from '../contrast.ts'

/** In CI every combination of a part is checked, otherwise its first. */
const checksAll = Boolean(import.meta.env.CI) || import.meta.env.LIVERY_FULL === '1'

/** Number of parts, each a story, so that none takes long to check. */
const PARTS = 8

type Store = ReturnType<typeof createStore>

/** Gives the page the choices of one combination. */
function choose(store: Store, look: Look, choices: Partial<Choices>): void {
  const { site } = findBrand(look.brand)
  store.set(brandAtom, { ...site, theme: withChoices(site.theme, choices) })
  applyLook(look, choices)
}

function Home({ number, look }: { number: number; look: Look }) {
  const store = useStore()
  const choices = combinations[number - 1]
  useEffect(() => {
    if (choices) choose(store, look, choices)
  }, [store, look, choices])
  return <Shell routes={use(RoutesContext)!} />
}

/**
 * The home page with choices that no brand has made: together, the combinations hold every pair of
 * values. The number chooses one.
 */
const meta: Meta<{ number: number }> = {
  title: 'Foundations/Combinations',
  tags: ['!autodocs'],
  argTypes: { number: { control: { type: 'number', min: 1, max: combinations.length } } },
  globals: { viewport: { value: 'desktop' } },
  parameters: { layout: 'fullscreen', allLooks: false, a11y: { test: 'off' } },
  render: ({ number }, { globals }) => <Home number={number} look={globals as unknown as Look} />,
  play: async ({ args, canvas, canvasElement, globals, loaded }) => {
    const { store } = loaded.site as { store: Store }
    const look = globals as unknown as Look
    const { modes } = findBrand(look.brand).theme
    const findTile = () =>
      waitFor(() => expect(canvasElement.querySelector('.game-row article')).not.toBeNull())
    await canvas.findByRole('contentinfo')
    await findTile()
    const found: string[] = []
    const last = checksAll ? combinations.length : args.number
    for (let number = args.number; number <= last; number += PARTS) {
      const mode = modes[number % modes.length]!
      choose(store, { ...look, mode }, combinations[number - 1]!)
      await findTile()
      const { scrollWidth, clientWidth } = document.documentElement
      if (scrollWidth > clientWidth) found.push(`${number}: is ${scrollWidth} px wide`)
      found.push(...(await contrastFaults()).map((fault) => `${number}, ${mode}: ${fault}`))
    }
    expect(found.join('\n')).toBe('')
  },
}
export default meta
type Story = StoryObj<{ number: number }>

export const Part1: Story = { args: { number: 1 } }
export const Part2: Story = { args: { number: 2 } }
export const Part3: Story = { args: { number: 3 } }
export const Part4: Story = { args: { number: 4 } }
export const Part5: Story = { args: { number: 5 } }
export const Part6: Story = { args: { number: 6 } }
export const Part7: Story = { args: { number: 7 } }
export const Part8: Story = { args: { number: 8 } }
