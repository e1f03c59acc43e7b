import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { say } from '#storybook/samples/say.ts'
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
      label={say('Kinds')}
      options={[undefined, 'stakes', 'wins']}
      chosen={kind}
      name={(each) => (each ? say(NAMES[each]) : say('All'))}
      onChoose={setKind}
    />
  )
}

export const OneOfThree: StoryObj = {
  render: () => <Kinds />,
  play: async ({ canvasElement }) => {
    const group = within(within(canvasElement).getByRole('group', { name: say('Kinds') }))
    await userEvent.click(group.getByRole('button', { name: say('Wins') }))
    const pressed = group.getAllByRole('button', { pressed: true })
    await expect(pressed.map((chip) => chip.textContent)).toEqual([say('Wins')])
  },
}
