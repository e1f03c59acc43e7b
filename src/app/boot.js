// Runs inline before the first paint, so that the page has the brand's design, and a saved mode or
// language applies without a flicker. All variable parts are data in the page: the security policy
// names this script by its hash, and a server reads policies only when it starts
// (scripts/brand/stamp/boot-scripts.ts). Storage keys and the mode's rule are the same as in
// core/brand/mode.ts and core/locale/language.ts; boot.test.tsx compares them.
;((root) => {
  const data = root.dataset
  const paint = JSON.parse(document.getElementById('first-paint').textContent)
  try {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(paint.css)
    document.adoptedStyleSheets = [sheet]
  } catch {
    const link = { rel: 'stylesheet', href: paint.sheet }
    document.head.append(Object.assign(document.createElement('link'), link))
  }
  const saved = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  const modes = data.modes.split(' ')
  const mode = saved('mode:v1')
  const wantsDark = matchMedia('(prefers-color-scheme:dark)').matches && modes.includes('dark')
  data.mode = modes.includes(mode) ? mode : wantsDark ? 'dark' : data.defaultMode
  const color = document.querySelector('meta[name=theme-color]')
  color.content = color.dataset[data.mode]
  const languages = data.languages.split(' ').map((entry) => entry.split(':'))
  const language = languages.find(([code]) => code === saved('language:v1'))
  if (language) {
    root.lang = language[1]
    root.dir = language[2]
  }
  const path = location.pathname.toLowerCase().replace(/(.)\/$/, '$1')
  data.layout = paint.layouts[path] ?? 'page'

  // Says that the app did not load; without the app, only this script can. React removes these
  // blocks when it renders.
  const fail = () => {
    for (const block of document.querySelectorAll('.failure'))
      block.hidden = block.lang !== root.lang
  }
  addEventListener(
    'error',
    ({ target }) => (target.rel === 'stylesheet' || /SCRIPT/.test(target.tagName)) && fail(),
    true,
  )
  setTimeout(fail, 120_000)
})(document.documentElement)
