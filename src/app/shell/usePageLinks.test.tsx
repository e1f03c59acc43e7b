import { expect, onTestFinished, test } from 'vitest'
import { Link, Route, Routes } from 'react-router-dom'
import { showInApp } from '#support/components/app.tsx'
import { usePageLinks } from './usePageLinks.ts'

function Late() {
  usePageLinks()
  return <p>Late</p>
}

/** Adds a link to the head, as the stamp does. */
function stamp(attributes: Record<string, string>): HTMLLinkElement {
  const link = document.createElement('link')
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
  document.head.append(link)
  onTestFinished(() => link.remove())
  return link
}

test('the head follows a visitor who leaves before the footer is there', async () => {
  stamp({ rel: 'alternate', hreflang: 'en', href: 'https://a.example/en/promotions' })
  const canonical = stamp({ rel: 'canonical', href: 'https://a.example/en/promotions' })
  const { screen } = await showInApp(
    <Routes>
      <Route path="/vip" element={<Late />} />
      <Route path="*" element={<Link to="/vip">Leave</Link>} />
    </Routes>,
  )
  await screen.getByRole('link', { name: 'Leave' }).click()
  await expect.element(screen.getByText('Late')).toBeVisible()
  await expect.poll(() => canonical.href).toBe('https://a.example/en/vip')
})
