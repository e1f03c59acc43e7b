import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { expect, it } from 'vitest'
import { atRest, showPage } from '#support/components/popups.tsx'
import { Redirect } from './Redirect.tsx'

/** Goes to another page before the redirect of this page takes effect. */
function GoToTwo() {
  useLayoutEffect(() => {
    window.history.pushState(null, '', '/two')
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, [])
  return null
}

it('a redirect replaces the address of its page', async () => {
  const shown = await showPage('/one')
  const { length } = window.history
  await shown.screen.rerender(shown.inPage(<Redirect to="/two?redirected" />))
  await shown.expectAddress('/two?redirected')
  expect(window.history.length).toBe(length)
})

/** A page that redirects, and that the user leaves at the same moment. */
function PageOne() {
  if (useLocation().pathname !== '/one') return null
  return (
    <>
      <GoToTwo />
      <Redirect to="/one?redirected" />
    </>
  )
}

it('a redirect does nothing if the user has meanwhile gone to another page', async () => {
  const shown = await showPage('/one')
  await shown.screen.rerender(shown.inPage(<PageOne />))
  await atRest()
  await shown.expectAddress('/two')
  expect(window.location.pathname).toBe('/two')
})
