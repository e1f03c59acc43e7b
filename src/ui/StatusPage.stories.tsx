import type { Meta, StoryObj } from '@storybook/react-vite'
import { Wrench } from 'lucide-react'
import { StatusArt } from '#storybook/samples/StatusArt.tsx'
import { Button } from './Button.tsx'
import { StatusPage } from './StatusPage.tsx'

const meta: Meta<typeof StatusPage> = {
  title: 'Components/Feedback/StatusPage',
  component: StatusPage,
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof StatusPage>

export const Maintenance: Story = {
  args: {
    art: <StatusArt scene="maintenance" />,
    title: 'We’re improving the site',
    children: 'The site is back soon. Your balance is safe.',
    actions: <Button>Customer service</Button>,
  },
}

export const RegionBlocked: Story = {
  args: {
    art: <StatusArt scene="blocked" />,
    title: 'Not available where you are',
    children: 'If this is a mistake, tell customer service the address below.',
    facts: [
      { label: 'IP', value: '203.0.113.24' },
      { label: 'Region', value: 'Unknown' },
    ],
    actions: (
      <>
        <Button>Customer service</Button>
        <Button variant="outline">Our addresses</Button>
      </>
    ),
  },
}

export const NotFound: Story = {
  args: {
    art: <StatusArt scene="notFound" />,
    title: 'We couldn’t find this page',
    actions: <Button>Home</Button>,
  },
}

/** Without a picture, an icon stands on cards in the colours of the brand. */
export const WithIcon: Story = {
  args: {
    icon: <Wrench />,
    title: 'We’re improving the site',
    children: 'The site is back soon. Your balance is safe.',
  },
}
