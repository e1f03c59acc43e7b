import type { ReactNode } from 'react'
import { createStore, Provider } from 'jotai'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { screenTitleAtom } from './screenTitle.ts'
import { useScreenTitle } from './useScreenTitle.ts'

function Inner() {
  useScreenTitle('Inner')
  return null
}

function Outer({ inner, title = 'Outer' }: { inner: boolean; title?: string }) {
  useScreenTitle(title)
  return inner && <Inner />
}

it('the page title comes from the latest mounted part, until the screen unmounts', async () => {
  const store = createStore()
  const page = (content?: ReactNode) => <Provider store={store}>{content}</Provider>
  const title = () => store.get(screenTitleAtom)
  const screen = await render(page(<Outer inner={false} />))
  expect(title()).toBe('Outer')
  await screen.rerender(page(<Outer inner />))
  expect(title()).toBe('Inner')
  await screen.rerender(page(<Outer inner title="Outer with data" />))
  expect(title()).toBe('Inner')
  await screen.rerender(page(<Outer inner={false} title="Outer with data" />))
  expect(title()).toBe('Outer with data')
  await screen.rerender(page(<Outer inner />))
  await screen.rerender(page())
  expect(title()).toBeNull()
})
