import type { Meta, StoryObj } from '@storybook/react-vite'
import { Compass, Globe, Wrench } from 'lucide-react'
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
    icon: <Wrench />,
    title: 'We are tuning the machines',
    children: 'The site is back shortly. Your balance is safe.',
    actions: <Button>Contact us</Button>,
  },
}

export const RegionBlocked: Story = {
  args: {
    icon: <Globe />,
    title: 'Not available where you are',
    children: 'If this is a mistake, quote your address to customer service.',
    facts: [
      { label: 'IP', value: '203.0.113.24' },
      { label: 'Region', value: 'Unknown' },
    ],
    actions: (
      <>
        <Button>Contact us</Button>
        <Button variant="outline">Other addresses</Button>
      </>
    ),
  },
}

export const NotFound: Story = {
  args: { icon: <Compass />, title: 'This page has moved on', actions: <Button>Home</Button> },
}
