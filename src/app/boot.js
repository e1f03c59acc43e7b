// Runs inline before the first paint, so that it has the brand's look, and a saved mode or language
// wins without a flicker. All that varies is data of the page: the security policy names this text by
// its hash, and a server reads policies at its start only (scripts/brand/stamp/boot-scripts.ts).
// Storage keys and mode rule are those of core/theme/mode.ts, core/locale/language.ts and
// shell/atoms.ts;
// boot.test.tsx holds them together.
;((page, root) => {
  const data = root.dataset
  const paint = JSON.parse(page.getElementById('first-paint').textContent)
  try {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(paint.css)
    page.adoptedStyleSheets = [sheet]
  } catch {
    const link = { rel: 'stylesheet', href: paint.sheet }
    page.head.append(Object.assign(page.createElement('link'), link))
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
  const color = page.querySelector('meta[name=theme-color]')
  color.content = color.dataset[data.mode]
  const languages = data.languages.split(' ').map((entry) => entry.split(':'))
  const language = languages.find(([code]) => code === saved('language:v1'))
  if (language) {
    root.lang = language[1]
    root.dir = language[2]
  }
  const path = location.pathname.toLowerCase().replace(/(.)\/$/, '$1')
  data.layout = paint.layouts[path] ?? 'page'
  data.side = saved('side-menu-collapsed:v1')

  // Nothing of the app may be there to say that it did not come: React removes these blocks.
  const fail = () => {
    for (const block of page.querySelectorAll('.failure')) block.hidden = block.lang !== root.lang
  }
  addEventListener(
    'error',
    ({ target }) => (target.rel === 'stylesheet' || /SCRIPT/.test(target.tagName)) && fail(),
    true,
  )
  setTimeout(fail, 120_000)
})(document, document.documentElement)
