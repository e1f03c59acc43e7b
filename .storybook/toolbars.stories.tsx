import type { Meta, StoryObj } from '@storybook/react-vite'
import { UPDATE_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { expect, fn } from 'storybook/test'
import { Header } from '#app/shell/Header.tsx'
import type { Look } from './applyLook.ts'
import { Absent } from './NotOffered.tsx'
import { enterAddress } from './pages/address.ts'

/**
 * The site follows the toolbars: its words follow the language, its money and features the brand.
 */
const meta: Meta<typeof Header> = {
  title: 'Foundations/Toolbars',
  // A test, and no page for designers.
  tags: ['!dev', '!autodocs'],
  component: Header,
  args: { layout: 'page' },
  parameters: { layout: 'fullscreen', site: { as: 'member' }, allLooks: false },
}
export default meta
type Story = StoryObj<typeof Header>

const shows = (money: string, home: string): Story['play'] =>
  async function play({ canvas }) {
    await expect(await canvas.findByRole('status')).toHaveTextContent(money)
    await expect(await canvas.findByRole('link', { name: home })).toBeVisible()
  }

export const ThaiAndBaht: Story = {
  name: 'The language Thai gives Thai words, and a Thai brand gives baht',
  globals: { brand: 'suvarna', language: 'TH' },
  play: shows('฿25,480.00', 'หน้าแรก'),
}

export const KoreanAndBaht: Story = {
  name: 'The language Korean gives Korean words, and a Thai brand still gives baht',
  globals: { brand: 'suvarna', language: 'KO' },
  play: shows('฿25,480.00', '홈'),
}

export const KoreanAndWon: Story = {
  name: 'A Korean brand gives won',
  globals: { brand: 'bitgeori', language: 'KO' },
  play: shows('₩1,274,000', '홈'),
}

export const LeftWhileLoading: Story = {
  name: 'The preview has its own address again when a page is left while it loads',
  play: async () => {
    const { href } = window.location
    const shown = new AbortController()
    enterAddress('/member#depositv2/1', shown.signal)
    await expect(window.location.pathname).toBe('/member')
    shown.abort()
    await expect(window.location.href).toBe(href)
  },
}

export const FeatureTurnedOn: Story = {
  name: 'The notice of a missing page turns on its feature and those that it needs',
  render: (_args, { globals }) => (
    <Absent
      look={{ ...(globals as unknown as Look), features: 'vip' }}
      absence={{ reason: 'It has turned off: referral.', features: ['referral'] }}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const heard = fn()
    const channel = addons.getChannel()
    channel.on(UPDATE_GLOBALS, heard)
    await userEvent.click(canvas.getByRole('button', { name: 'Show it with referral on' }))
    channel.off(UPDATE_GLOBALS, heard)
    await expect(heard).toHaveBeenCalledWith({ globals: { features: 'vip promotions referral' } })
  },
}
