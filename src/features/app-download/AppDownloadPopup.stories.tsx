import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { AppDownloadPopup } from './AppDownloadPopup.tsx'

const meta: Meta<typeof AppDownloadPopup> = {
  title: 'Components/Overlays/AppDownloadPopup',
  component: AppDownloadPopup,
  args: { onClose: fn() },
  parameters: { layout: 'fullscreen', allLooks: false },
}
export default meta
type Story = StoryObj<typeof AppDownloadPopup>

/** Finds the links that download an app; links to pages of the site have no `rel` attribute. */
const downloads = () =>
  screen.getAllByRole('link').filter((link) => link.getAttribute('rel') !== null)
const codes = () => screen.queryAllByRole('img')

export const OnDesktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async () => {
    await screen.findByRole('dialog')
    await expect(codes()).toHaveLength(downloads().length)
  },
}

/**
 * On a phone the popup shows buttons instead of a QR code, since a phone cannot scan its own
 * screen.
 */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await screen.findByRole('dialog')
    await expect(screen.getAllByRole('link').length).toBeGreaterThan(0)
    await expect(codes()).toHaveLength(0)
  },
}
