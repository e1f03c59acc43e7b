import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { say } from '#storybook/samples/say.ts'
import { Pager } from './Pager.tsx'

const meta: Meta<typeof Pager> = {
  title: 'Components/Layout and navigation/Pager',
  component: Pager,
  args: {
    page: 1,
    pageCount: 3,
    labels: {
      pager: 'Pages',
      previous: 'Previous page',
      next: 'Next page',
      page: (page) => say('Page {page}', { page }),
    },
  },
  render: function Turning(args) {
    const [page, setPage] = useState(args.page)
    return <Pager {...args} page={page} onPage={setPage} />
  },
}
export default meta
type Story = StoryObj<typeof Pager>

export const Few: Story = {}
export const Start: Story = { args: { pageCount: 20 } }
export const Middle: Story = { args: { page: 10, pageCount: 20 } }
export const End: Story = { args: { page: 20, pageCount: 20 } }

export const SmallPhone: Story = {
  ...Middle,
  decorators: [
    (Story) => (
      <div className="w-[280px]">
        <Story />
      </div>
    ),
  ],
}

export const Turned: Story = {
  args: { page: 2, pageCount: 20 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('Next page') }))
    await expect(
      canvas.getByRole('button', { name: say('Page {page}', { page: 3 }) }),
    ).toHaveAttribute('aria-current', 'page')
    await userEvent.click(canvas.getByRole('button', { name: say('Page {page}', { page: 20 }) }))
    const next = canvas.getByRole('button', { name: say('Next page') })
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(next)
    await expect(
      canvas.getByRole('button', { name: say('Page {page}', { page: 20 }) }),
    ).toHaveAttribute('aria-current', 'page')
  },
}
