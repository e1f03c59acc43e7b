import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { say } from '#storybook/samples/say.ts'
import { SanitizedHtml } from './SanitizedHtml.tsx'

const meta: Meta<typeof SanitizedHtml> = {
  title: 'Components/Data/SanitizedHtml',
  component: SanitizedHtml,
  args: {
    html: '',
    readLink: (address) => (address.startsWith('/') ? { kind: 'inner', path: address } : null),
    readImage: () => null,
    onInner: fn(),
  },
}
export default meta
type Story = StoryObj<typeof SanitizedHtml>

export const Announcement: Story = {
  render: (args) => (
    <SanitizedHtml
      {...args}
      html={`<p>${say('Join, and your slot bets during the tournament are your score.')} <strong>500,000</strong></p><ul><li><a href="/promotions">${say('See all promotions')}</a></li><li>${say('Play slots')}</li></ul><blockquote>${say('Counts each settled bet, and is paid every five minutes.')}</blockquote>`}
    />
  ),
}

export const Rules: Story = {
  render: (args) => (
    <SanitizedHtml
      {...args}
      html={`<h3>${say('Rebates by category')}</h3><table><thead><tr><th>${say('Your level')}</th><th>${say('Rebates')}</th><th>${say('Bonus')}</th></tr></thead><tbody><tr><td>1</td><td>0.4 %</td><td>0.3 %</td></tr><tr><td>6</td><td>1.2 %</td><td>0.9 %</td></tr></tbody></table><ol><li>${say('Counted by the day and paid the next day.')}</li><li>${say('Paid to your balance.')}</li></ol>`}
    />
  ),
}

/** The component removes styles, scripts and unsafe links from HTML that comes from outside. */
export const Hostile: Story = {
  render: (args) => (
    <SanitizedHtml
      {...args}
      html={`<style>*{display:none}</style><p style="position:fixed;inset:0;background:red" onclick="alert(1)">${say('Terms and conditions')}</p><img src="https://robber.example/x.png" alt="${say('A picture of a game')}"><p><a href="javascript:alert(1)">${say('Privacy')}</a></p><script>alert(1)</script>`}
    />
  ),
}
