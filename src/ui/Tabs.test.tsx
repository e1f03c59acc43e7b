import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Tabs } from './Tabs.tsx'

function Ways() {
  const [value, setValue] = useState('one')
  return (
    <Tabs
      label="Ways"
      items={[
        { value: 'one', label: 'One' },
        { value: 'two', label: 'Two' },
      ]}
      value={value}
      onChange={setValue}
    >
      <p>{`Panel ${value}`}</p>
    </Tabs>
  )
}

test('a tab is selected by a press or an arrow key, not by receiving focus', async () => {
  const screen = await render(<Ways />)
  const two = screen.getByRole('tab', { name: 'Two' })
  ;(two.element() as HTMLElement).focus()
  await expect.element(two).toHaveFocus()
  await expect.element(screen.getByText('Panel one')).toBeVisible()
  await userEvent.keyboard('{ArrowLeft}{ArrowRight}')
  await expect.element(screen.getByText('Panel two')).toBeVisible()
  await screen.getByRole('tab', { name: 'One' }).click()
  await expect.element(screen.getByText('Panel one')).toBeVisible()
})
