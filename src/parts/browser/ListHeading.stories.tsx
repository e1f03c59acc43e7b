import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { SearchBox } from '#parts/games/SearchBox.tsx'
import { say } from '#storybook/samples/say.ts'
import { ListHeading } from './ListHeading.tsx'

const meta: Meta<typeof ListHeading> = {
  title: 'Components/Layout and navigation/ListHeading',
  component: ListHeading,
  globals: { viewport: { value: 'phone' } },
  parameters: { allLooks: false },
}
export default meta
type Story = StoryObj<typeof ListHeading>

function Found() {
  const [text, setText] = useState('koi')
  return (
    <ListHeading
      id="games"
      title={say('All games')}
      icon={null}
      search={<SearchBox search={text} onSearch={setText} />}
      searching={text !== ''}
    />
  )
}

/** A search box whose text came from a link stays visible while the player replaces that text. */
export const FoundByALink: Story = {
  render: () => <Found />,
  play: async ({ canvas }) => {
    const box = canvas.getByRole('searchbox')
    const opener = canvas.getAllByRole('button')[0]
    await expect(opener).toBeDisabled()
    await userEvent.clear(box)
    await waitFor(() => expect(opener).toBeEnabled())
    await expect(box).toHaveFocus()
    await userEvent.keyboard('fox')
    await waitFor(() => expect(opener).toBeDisabled())
    await expect(canvas.getByRole('searchbox')).toHaveValue('fox')
  },
}

function Waiting() {
  const [text, setText] = useState('')
  const search = <SearchBox search={text} onSearch={setText} />
  return <ListHeading id="games" title={say('All games')} icon={null} search={search} />
}

/** At a desk, where the header has a magnifier, words name the search of the list. */
export const AtADesk: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: () => <Waiting />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button')
    await expect(opener.innerText.trim().length).toBeGreaterThan(0)
    await userEvent.click(opener)
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus())
    await userEvent.click(canvas.getAllByRole('button').at(-1)!)
    await waitFor(() => expect(canvas.queryByRole('searchbox')).toBeNull())
  },
}
