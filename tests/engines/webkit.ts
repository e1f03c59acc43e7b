import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Builder, Capabilities, type WebDriver, type WebElement } from 'selenium-webdriver'
import { type Engine, type Handle, PHONE, type Place, type Tab } from './engine.ts'
import { waitFor } from './screen.ts'

/** Makes the toolbar of WebKit's small browser as narrow as a phone, which it is not by itself. */
const NARROW = '* { min-width: 0; min-height: 0; margin: 0; padding: 0; border: none; }'

/**
 * Collects uncaught errors in the page. WebDriver has no script that runs before the page's own, so
 * the first look at a page starts this; an app that fails earlier shows nothing, and its flow
 * fails.
 */
const COLLECT = `if (!window.uncaught) {
  window.uncaught = []
  const note = (error) => window.uncaught.push([error, error?.stack].filter(Boolean).join('\\n'))
  window.addEventListener('error', ({ error, message }) => note(error ?? message))
  window.addEventListener('unhandledrejection', ({ reason }) => note(reason))
}`

/** Starts WebKitGTK's driver with a screen in memory, since this browser has no mode without one. */
export async function startWebKit(programs: readonly string[]): Promise<Engine> {
  const [screen, driver, binary] = programs as [string, string, string]
  const config = mkdtempSync(join(tmpdir(), 'livery-webkit-'))
  mkdirSync(join(config, 'gtk-3.0'))
  writeFileSync(join(config, 'gtk-3.0/gtk.css'), NARROW)
  const xvfb = spawn(screen, ['-displayfd', '3', '-screen', '0', '800x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  let last: ChildProcess | undefined
  /** Ends the driver with its browser, which would outlive a driver that is ended alone. */
  const stop = () => {
    if (last && last.exitCode === null && last.signalCode === null) process.kill(-last.pid!)
    last = undefined
  }
  const close = async () => {
    stop()
    xvfb.kill()
    rmSync(config, { recursive: true, force: true })
  }
  process.once('exit', close)
  const display = await new Promise<string>((resolve, reject) => {
    xvfb.once('error', reject).once('exit', reject)
    xvfb.stdio[3]!.once('data', (number: Buffer) => resolve(`:${number.toString().trim()}`))
  })
  const env = {
    ...process.env,
    DISPLAY: display,
    XDG_CONFIG_HOME: config,
    // The sandbox of its processes does not start as root; only our own pages are shown.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  }
  const open = async () => {
    // A driver of its own for each tab, since a driver refuses a session while the last one ends.
    stop()
    const port = await findPort()
    last = spawn(driver, [`--port=${port}`], { stdio: 'ignore', env, detached: true })
    const server = `http://127.0.0.1:${port}`
    await waitFor('WebKitWebDriver', async () => (await fetch(`${server}/status`)).ok)
    return openTab(await openSession(server, binary))
  }
  return { open, close }
}

/** Opens the browser anew, since a session is the only way to a storage of its own. */
async function openSession(server: string, binary: string): Promise<WebDriver> {
  const browserOptions = { binary, args: ['--automation'] }
  const session = await new Builder()
    .usingServer(server)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        pageLoadStrategy: 'none',
        'webkitgtk:browserOptions': browserOptions,
      }),
    )
    .build()
  await resize(session)
  return session
}

/** Gives the inside of the window its size; a toolbar takes some of the window. */
async function resize(session: WebDriver): Promise<void> {
  const { width, height } = PHONE
  let around = 0
  await waitFor('a window of the size of a phone', async () => {
    const [inWidth, inHeight] = await session.executeScript<number[]>(
      'return [innerWidth, innerHeight]',
    )
    if (inWidth === width && inHeight === height) return true
    const window = session.manage().window()
    const { height: outHeight } = await window.getRect()
    if (inHeight! < outHeight) around = outHeight - inHeight!
    await window.setRect({ x: 0, y: 0, width, height: height + around })
    return false
  })
}

function openTab(session: WebDriver): Tab {
  const gone: string[] = []
  const collect = async () => {
    const found = await session.executeScript<string[]>(`${COLLECT}; return uncaught.splice(0)`)
    gone.push(...found)
    return gone
  }
  return {
    ...placeOf(session, async (work) => {
      await collect()
      return work()
    }),
    goTo: async (address) => {
      await session.get(address)
    },
    back: () => session.executeScript('history.back()'),
    photograph: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
    complaints: collect,
    close: () => session.quit(),
  }
}

/** The elements of WebDriver behind our handles. */
const elements = new WeakMap<Handle, WebElement>()

type Inside = <Value>(work: () => Promise<Value>) => Promise<Value>

/** @param inside does its work with the driver in this place's document */
function placeOf(session: WebDriver, inside: Inside): Place {
  return {
    read: (expression) => inside(() => session.executeScript(`return (${expression})`)),
    query: async (expression) => {
      const element = await inside(() =>
        session.executeScript<WebElement | null>(`return (${expression})`),
      )
      if (!element) return undefined
      const handle = {
        press: () => inside(() => element.click()),
        type: (text: string) => inside(() => element.sendKeys(text)),
      }
      elements.set(handle, element)
      return handle
    },
    frame: async (handle) =>
      placeOf(session, (work) =>
        inside(async () => {
          await session.switchTo().frame(elements.get(handle)!)
          try {
            return await work()
          } finally {
            await session.switchTo().defaultContent()
          }
        }),
      ),
  }
}

/** Finds a port that is free now, since the driver cannot choose one itself. */
const findPort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
