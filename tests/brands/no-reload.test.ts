import { readFileSync } from 'node:fs'
import type { Browser } from 'playwright'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp, type BuiltApp } from '#scripts/brand/app-build.ts'
import { readBrands } from '#scripts/brand/read/brands.ts'
import { publish } from '#scripts/brand/publish.ts'
import { stampBrand } from '#scripts/brand/stamp/stamp.ts'
import { launchChromium } from '#scripts/chromium.ts'
import { leavesOutNginx, startNginx } from './nginx.ts'
import { ORIGIN, Workspace } from './workspace.ts'

const PORT = 4368
const SITE = `http://127.0.0.1:${PORT}/`

describe.skipIf(leavesOutNginx)(
  'a site behind an nginx that is never reloaded',
  { timeout: 120_000 },
  () => {
    const workspace = new Workspace()
    let nginx: Awaited<ReturnType<typeof startNginx>> | undefined
    let browser: Browser
    let first: string

    const build = async () => {
      const { stderr, stdout } = await workspace.run('build', '--brands', 'brands', '--out', 'out')
      expect(stderr).toBe('')
      expect(stdout).not.toContain('reload')
      return ground()
    }
    /** Reads the background colour from the page file on disk. */
    const ground = () => {
      const page = readFileSync(workspace.site('served', 'index.html'), 'utf8')
      return /<meta name="theme-color" content="(#\w{6})"/.exec(page)![1]!
    }

    beforeAll(async () => {
      await workspace.create(
        'served',
        '--look',
        'classic',
        '--mode',
        'light',
        '--neutral',
        '#1a1a2e',
      )
      workspace.change('served', (brand) => (brand.theme.modes = ['light']))
      first = await build()
      const include = `${workspace.out}/_current/served/nginx.conf`
      const root = workspace.site('served')
      nginx = await startNginx({ port: PORT, folder: workspace.root, root, include })
      browser = await launchChromium()
    }, 180_000)
    afterAll(async () => {
      await browser?.close()
      await nginx?.close()
      workspace.remove()
    }, 60_000)

    /**
     * Opens the site while the app's files are held back; returns the colour on screen and the
     * violations of the policy.
     */
    async function visit({ javaScriptEnabled = true, constructed = true } = {}) {
      const context = await browser.newContext({ javaScriptEnabled, colorScheme: 'light' })
      const page = await context.newPage()
      const refused: string[] = []
      page.on('console', (message) => {
        if (/content security policy/i.test(message.text())) refused.push(message.text())
      })
      if (!constructed) await page.addInitScript('delete CSSStyleSheet.prototype.replaceSync')
      let letIn: () => void = () => {}
      const waiting = new Promise<void>((resolve) => (letIn = resolve))
      await page.route(/\/assets\/(?!boot|first-paint).+\.(?:js|css)$/, async (route) => {
        await waiting
        await route.continue().catch(() => undefined)
      })
      await page.goto(SITE, { waitUntil: 'commit' })
      await page.locator('.fp-header').waitFor()
      // A style sheet link that a script adds does not block the first paint, so the test waits for
      // it.
      if (!constructed) {
        await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href))
      }
      // Near the foot of the page, since the header may have a colour of its own.
      const { data } = await sharp(await page.screenshot())
        .extract({ left: 4, top: 700, width: 1, height: 1 })
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      letIn()
      await page.waitForLoadState('load')
      const next = await page.locator('html').getAttribute('data-next')
      await context.close()
      return { ground: `#${data.toString('hex')}`, refused, next }
    }

    /** Publishes a release as a changed version of this product would write it. */
    async function upgrade(name: string, change: (app: BuiltApp) => Partial<BuiltApp['critical']>) {
      const app = await buildApp()
      const { ready } = await readBrands({ brandsDir: workspace.brands })
      const hash = Buffer.from(name).toString('hex')
      const critical = { ...app.critical, ...change(app) }
      // The previous test's rollback has pinned a release, so this publishes on purpose.
      await publish(workspace.out, 'served', { hash, onPurpose: true }, (folder) =>
        stampBrand(ready[0]!, folder, {
          app: { ...app, critical },
          hash,
          env: undefined,
          ...ORIGIN,
        }),
      )
    }

    test('a site shows the theme of its current release before the app loads', async () => {
      expect(await visit()).toEqual({ ground: first, refused: [], next: null })
    })

    test('a site shows a changed theme or a rollback without a server reload', async () => {
      workspace.change('served', (brand) => {
        Object.assign(brand.theme, { neutral: '#2e1a1a', primary: '#0b7a53', corner: 'sharp' })
      })
      const second = await build()
      expect(second).not.toBe(first)
      expect(await visit()).toMatchObject({ ground: second, refused: [] })

      const { stdout } = await workspace.run('rollback', 'served', '--out', 'out')
      expect(stdout).not.toContain('reload')
      expect(await visit()).toMatchObject({ ground: first, refused: [] })
    })

    test('a site shows any change of its first paint without a server reload', async () => {
      await upgrade('styles', ({ critical }) => ({
        css: `${critical.css}html{background:#123456}`,
      }))
      expect(await visit()).toEqual({ ground: '#123456', refused: [], next: null })

      const next = ';document.documentElement.dataset.next="1"'
      await upgrade('boot', ({ critical }) => ({ script: critical.script + next }))
      expect(await visit()).toEqual({ ground: ground(), refused: [], next: '1' })
    })

    test.each([
      ['scripts', { javaScriptEnabled: false }],
      ['constructed style sheets', { constructed: false }],
    ])('a site shows its theme in a browser without %s', async (_what, options) => {
      expect(await visit(options)).toMatchObject({ ground: ground(), refused: [] })
    })
  },
)
