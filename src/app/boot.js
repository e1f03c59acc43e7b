// Runs inline before the first paint, so that it has the brand's look, and a saved mode or language
// wins without a flicker. All that varies is data of the page: the security policy names this text by
// its hash, and a server reads policies at its start only (scripts/brand/stamp/boot-scripts.ts).
// Storage keys and mode rule are those of core/brand/mode.ts and core/locale/language.ts;
// boot.test.tsx holds them together.
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

  // Nothing of the app may be there to say that it did not come: React removes these blocks.
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
