import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

/**
 * A minimal React page, with which the times of the paint targets are compared (docs/quality.md
 * §1).
 */
function Page() {
  return createElement(
    'main',
    null,
    createElement('h1', null, 'A bare React page'),
    createElement('p', null, 'One heading and one paragraph, drawn by one component.'),
  )
}

createRoot(document.getElementById('root')!).render(createElement(Page))
