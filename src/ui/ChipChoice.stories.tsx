import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { ChipChoice } from './ChipChoice.tsx'

const meta: Meta<typeof ChipChoice> = {
  title: 'Components/Actions/ChipChoice',
  component: ChipChoice,
}
export default meta

const NAMES = { stakes: 'Stakes', wins: 'Wins' }

function Kinds() {
  const [kind, setKind] = useState<'stakes' | 'wins' | undefined>()
  return (
    <ChipChoice
      label="Kinds"
      options={[undefined, 'stakes', 'wins']}
      chosen={kind}
      name={(each) => (each ? NAMES[each] : 'All')}
      onChoose={setKind}
    />
  )
}

export const OneOfThree: StoryObj = {
  render: () => <Kinds />,
  play: async ({ canvasElement }) => {
    const group = within(within(canvasElement).getByRole('group', { name: 'Kinds' }))
    await userEvent.click(group.getByRole('button', { name: 'Wins' }))
    const pressed = group.getAllByRole('button', { pressed: true })
    await expect(pressed.map((chip) => chip.textContent)).toEqual(['Wins'])
  },
}
