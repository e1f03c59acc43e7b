// Runs a script of this project on a fresh machine: installs missing programs, then starts the
// script with the Node version that package.json pins. It must run on any Node ≥ 20 without packages.
//
//   node scripts/setup.mjs [--browser | --engines] <script> [argument…]
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const modules = join(root, 'node_modules')
const binaries = join(modules, '.bin')
/** File with the hash of the lock file from which packages were installed. */
const marker = join(modules, '.livery-lock')
/**
 * File that exists while packages are being installed; it holds the id of the installing process.
 */
const unfinished = join(root, '.cache/installing')
const oldestNode = 20
/** Package with a Chromium without windows, which does the same work in two thirds of the time. */
const shell = 'chromium-headless-shell'

const rest = process.argv.slice(2)
const needsEngines = rest[0] === '--engines'
const needsBrowser = rest[0] === '--browser' || needsEngines
const [script, ...scriptArguments] = needsBrowser ? rest.slice(1) : rest
if (Number(process.versions.node.split('.')[0]) < oldestNode) {
  fail(`Node ${process.versions.node} is too old; Livery needs ${oldestNode} or newer to start.`)
}
if (!script) fail('Usage: node scripts/setup.mjs [--browser] <script> [argument…]')

installPackages()
const environment = {
  ...process.env,
  PATH: binaries + delimiter + (process.env.PATH ?? ''),
  ...(needsBrowser && installBrowser()),
}
if (needsBrowser) installNginx()
if (needsEngines) installEngines()
run(join(binaries, 'node'), [script, ...scriptArguments], environment)

function installPackages() {
  if (existsSync(marker) && readFileSync(marker, 'utf8') === lockHash()) return
  // If an installation was interrupted, npm would take incomplete packages for complete ones, so
  // they are removed.
  if (existsSync(unfinished)) {
    const other = Number(readFileSync(unfinished, 'utf8'))
    if (isAlive(other)) {
      fail(`Another command (process ${other}) is installing packages; run this again afterwards.`)
    }
    rmSync(modules, { recursive: true, force: true })
  }
  mkdirSync(dirname(unfinished), { recursive: true })
  writeFileSync(unfinished, String(process.pid))
  console.log('Installing packages (once, a minute or two)…')
  npmInstall()
  if (!runs(join(binaries, 'node'))) {
    console.log('The installed packages are not whole; installing them anew…')
    rmSync(modules, { recursive: true, force: true })
    npmInstall()
  }
  if (!runs(join(binaries, 'node'))) {
    fail('The package "node" brought no binary; allow its install script and run this again.')
  }
  writeFileSync(marker, lockHash())
  rmSync(unfinished)
}

function npmInstall() {
  // The npm that started this script, so that another npm on PATH is not used.
  const npm = process.env.npm_execpath
  // Warnings about engines are off: packages that demand another Node run on the Node that this
  // script installs.
  const given = ['install', '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...given], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', given, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  if (status === 0) return
  // If npm ended by itself, it has undone an incomplete installation.
  if (status !== null) rmSync(unfinished)
  fail('npm install failed; see its messages above.')
}

/** Whether a program starts; a program whose download was interrupted does not. */
function runs(program) {
  return spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
}

/**
 * Installs a browser; returns the environment variables that tell tests where it is. Playwright
 * finds its own.
 */
function installBrowser() {
  let browser = findBrowser()
  const lacksFonts = process.platform === 'linux' && !['th', 'ko', 'zh'].every(hasFontFor)
  if (canUseApt() && (!browser || lacksFonts)) {
    console.log('Installing Chromium and fonts (once)…')
    const fonts = ['fonts-noto', 'fonts-noto-cjk']
    // Some distributions lack the package `chromium-headless-shell`.
    if (!apt([shell, ...fonts])) apt(['chromium', ...fonts])
    browser = findBrowser()
  }
  if (browser) return { CHROMIUM_PATH: browser }
  console.log("Installing Playwright's Chromium (once)…")
  const playwright = join(modules, 'playwright/cli.js')
  const { status } = spawnSync(join(binaries, 'node'), [playwright, 'install', 'chromium'], {
    stdio: 'inherit',
  })
  if (status !== 0) {
    fail('No Chromium: install one and name it, CHROMIUM_PATH=/path/to/chromium npm test')
  }
  return {}
}

function findBrowser() {
  const given = process.env.CHROMIUM_PATH
  if (given) return existsSync(given) ? given : fail(`CHROMIUM_PATH names no file: ${given}`)
  const names = [shell, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
  return (
    names.map(findProgram).find(Boolean) ??
    [
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ].find((path) => existsSync(path))
  )
}

/**
 * Installs nginx for the tests of servers, which are skipped without it, and openssl for their
 * certificates.
 */
function installNginx() {
  if (findProgram('nginx') || !canUseApt()) return
  console.log('Installing nginx for the tests of servers (once)…')
  apt(['nginx-light', 'openssl'])
}

/**
 * Installs browsers of other engines, and a screen in memory for WebKit; the script skips an engine
 * that is missing, with a message.
 */
function installEngines() {
  const missing = [
    ['firefox-esr', 'firefox-esr'],
    ['WebKitWebDriver', 'webkit2gtk-driver'],
    ['Xvfb', 'xvfb'],
  ].filter(([program]) => !findProgram(program))
  if (missing.length === 0 || !canUseApt()) return
  console.log('Installing Firefox and WebKit (once)…')
  apt(missing.map(([, name]) => name))
}

function hasFontFor(language) {
  return Boolean(spawnSync('fc-list', [`:lang=${language}`], { encoding: 'utf8' }).stdout?.trim())
}

function canUseApt() {
  return process.getuid?.() === 0 && findProgram('apt-get') !== undefined
}

function apt(packages) {
  // In runlevel 1, a package does not start its service on this machine.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  const call = (...given) =>
    spawnSync('apt-get', given, { stdio: ['ignore', 'ignore', 'inherit'], env })
  call('update')
  return call('install', '-y', '--no-install-recommends', ...packages).status === 0
}

function findProgram(name) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
}

function run(program, given, env) {
  const child = spawn(program, given, { stdio: 'inherit', env })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('error', (error) => fail(error.message))
  child.on('exit', (code, signal) => {
    process.exit(code ?? 128 + (constants.signals[signal] ?? 0))
  })
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
