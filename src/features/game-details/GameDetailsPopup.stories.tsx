import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { coverAt } from '#storybook/pictures.ts'
import { GameDetailsPopup } from './GameDetailsPopup.tsx'

const GAME = {
  id: '7',
  name: 'The Seven Lanterns of the Emperor’s Forgotten Summer Garden',
  type: 'RNG',
  vendor: 'MQY',
  vendorName: 'Moonquay',
  code: 'MQY-7',
  icon: coverAt(1),
  hot: true,
  isNew: false,
  trial: true,
  closed: undefined,
}

const meta: Meta<typeof GameDetailsPopup> = {
  title: 'Components/Games/GameDetailsPopup',
  component: GameDetailsPopup,
  parameters: { site: { as: 'member', features: ['freePlay'] }, allLooks: false },
  args: { game: GAME, onClose: () => undefined },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await expect(await page.findByText(/96.52/)).toBeVisible()
  },
}
export default meta
type Story = StoryObj<typeof GameDetailsPopup>

export const ForMembers: Story = { parameters: { allLooks: true } }

/** Without shadows there is no blurred light behind the cover either. */
export const Flat: Story = {
  parameters: { site: { as: 'member', choices: { elevation: 'flat' } } },
  play: async (context) => {
    await meta.play!(context)
    const copies = context.canvasElement.ownerDocument.querySelectorAll('.blur-2xl')
    await expect(copies).toHaveLength(1)
    await expect(copies[0]!.checkVisibility()).toBe(false)
  },
}

export const ForVisitors: Story = { parameters: { site: { features: ['freePlay'] } } }

export const Closed: Story = {
  args: {
    game: { ...GAME, closed: { why: 'maintenance', endsAt: '2099-01-01T06:00:00Z' } },
  },
}

/** A link to a game that the gateway does not have any more. */
export const Gone: Story = {
  args: { game: { id: '404' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await expect(await page.findByRole('link')).toBeVisible()
  },
}
