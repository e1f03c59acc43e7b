import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { SanitizedHtml } from './SanitizedHtml.tsx'

const meta: Meta<typeof SanitizedHtml> = {
  title: 'Components/Data/SanitizedHtml',
  component: SanitizedHtml,
  args: {
    readLink: (address) => (address.startsWith('/') ? { kind: 'inner', path: address } : null),
    readImage: () => null,
    onInner: fn(),
  },
}
export default meta
type Story = StoryObj<typeof SanitizedHtml>

export const Announcement: Story = {
  args: {
    html: '<p>From Friday 18:00 to Sunday 23:59, every spin on a marked slot counts. Two hundred places share <strong>500,000</strong>.</p><ul><li>Join on the <a href="/promotions">promotions page</a></li><li>Play any marked slot</li></ul><blockquote>The leaderboard moves every five minutes.</blockquote>',
  },
}

export const Rules: Story = {
  args: {
    html: '<h3>Rebates by level</h3><table><thead><tr><th>Level</th><th>Slots</th><th>Live tables</th></tr></thead><tbody><tr><td>Bronze</td><td>0.4 %</td><td>0.3 %</td></tr><tr><td>Diamond</td><td>1.2 %</td><td>0.9 %</td></tr></tbody></table><ol><li>Counted from midnight to midnight.</li><li>Paid the next day.</li></ol>',
  },
}

/** The component removes styles, scripts and unsafe links from HTML that comes from outside. */
export const Hostile: Story = {
  args: {
    html: '<style>*{display:none}</style><p style="position:fixed;inset:0;background:red" onclick="alert(1)">Words remain</p><img src="https://robber.example/x.png" alt="a picture’s words remain"><p><a href="javascript:alert(1)">and those of a link</a></p><script>alert(1)</script>',
  },
}
