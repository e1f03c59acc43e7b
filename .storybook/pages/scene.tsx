import type { StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { expect } from 'storybook/test'
import { App } from '#app/App.tsx'
import { leaveAddress } from './address.ts'
import { restoreNetwork } from './network.ts'
import type { Page } from './openPage.ts'
import { directionOf, type Look } from '../applyLook.ts'
import { Absent } from '../NotOffered.tsx'
import { type Absence, SCENES } from './scenes.ts'
import { settle, walk } from './walk.ts'

function ShownPage({ page: { store, queryClient, routes } }: { page: Page }) {
  useEffect(
    () => () => {
      leaveAddress()
      restoreNetwork()
    },
    [],
  )
  return <App store={store} queryClient={queryClient} routes={routes} />
}

/** A run of tests in which pages are drawn, and not read by axe, which takes longer. */
const IS_SHORT_RUN =
  '__vitest_browser__' in window && !import.meta.env['CI'] && import.meta.env['LIVERY_FULL'] !== '1'

/**
 * A story of a whole page in one of its states.
 *
 * @param name of the scene, as `npm run gallery -- --list` has it
 */
export function scene(name: string): StoryObj {
  const side = SCENES.find((one) => one.name === name)?.side
  return {
    parameters: {
      scene: name,
      layout: 'fullscreen',
      a11y: {
        // What a fixed bar covers until somebody scrolls would count as too small to press.
        options: { rules: { 'target-size': { enabled: false } } },
        ...(IS_SHORT_RUN && { test: 'off' }),
      },
    },
    // A page that exists only on phones, or only at a desk, is shown there.
    ...(side && { globals: { viewport: { value: side === 'wide' ? 'desktop' : 'phone' } } }),
    render: (_args, { loaded, globals }) => {
      const page = loaded['page'] as Page | Absence
      return 'reason' in page ? (
        <Absent look={globals as unknown as Look} absence={page} />
      ) : (
        <ShownPage key={page.id} page={page} />
      )
    },
    play: async ({ loaded }) => {
      const page = loaded['page'] as Page | Absence
      if ('reason' in page) return
      await settle(page)
      await expect(document.documentElement.dir).toBe(directionOf(page.look))
      await walk(page)
      await settle(page)
    },
  }
}
