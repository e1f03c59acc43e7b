import type { StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { scene } from '../scene.tsx'

export default { title: 'Pages/Member center/Referral', tags: ['!autodocs'] }

const full = scene('member-referral')

/** The link is that of the brand's site, and not that of the preview. */
export const Full: StoryObj = {
  ...full,
  play: async (context) => {
    await full.play!(context)
    if ('reason' in context.loaded['page']) return
    await expect(context.canvasElement).toHaveTextContent(/\.example\//)
    await expect(context.canvasElement).not.toHaveTextContent(window.location.host)
  },
}
export const Empty = scene('member-referral-empty')
export const Loading = scene('member-referral-loading')
export const Failing = scene('member-referral-failing')
export const Offline = scene('member-referral-offline')
export const LongWords = scene('member-referral-long-words')
