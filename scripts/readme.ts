import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** This program runs the commands of README's `sh` blocks as written, in a copy of the project. */
const LIMIT_MS = 600_000
const BUILT = '.cache/app'

/** Commands that run until stopped, and the addresses that they must serve. */
const SERVERS: Record<string, string> = {
  'npm start': 'http://localhost:4100/sandbox/info',
  'npm run storybook': 'http://localhost:4106/',
  'npm run dev -- suvarna': 'http://localhost:4105/',
}

const readme = readFileSync('README.md', 'utf8')
const commands = [...readme.matchAll(/^```sh\n(.*?)^```/gms)].flatMap(([, block = '']) =>
  block.trim().split('\n'),
)
if (commands.length === 0) throw new Error('README.md names no command')

const copy = mkdtempSync(join(tmpdir(), 'livery-readme-'))
let failed = 0
try {
  copyTree(copy)
  for (const command of commands) {
    const started = performance.now()
    const fault = await run(command).catch((error: Error) => error.message)
    if (fault) failed += 1
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`${fault ? 'FAIL' : 'ok  '}  ${command}  ${seconds} s${fault ? `\n${fault}` : ''}`)
  }
} finally {
  rmSync(copy, { recursive: true, force: true })
}
console.log(`${commands.length - failed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

function copyTree(to: string): void {
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0')
  for (const file of files.filter(Boolean)) {
    mkdirSync(dirname(join(to, file)), { recursive: true })
    cpSync(file, join(to, file))
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(to, 'node_modules'))
  // If the app is already built from the present sources, the build is copied too: the project's
  // copy finds the build by the hash of its sources, as a checkout would.
  if (process.env.LIVERY_FULL !== '1' && existsSync(BUILT)) {
    cpSync(BUILT, join(to, BUILT), { recursive: true })
  }
}

async function run(command: string): Promise<string | undefined> {
  const child = spawn(command, { cwd: copy, shell: true, detached: true, stdio: 'pipe' })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  }
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  const address = SERVERS[command]
  const limit = AbortSignal.timeout(LIMIT_MS)
  try {
    if (address) return (await answers(address, child, limit)) ? undefined : output
    return (await ended) === 0 ? undefined : output
  } finally {
    stop(child)
    await ended
  }
}

async function answers(address: string, child: ChildProcess, limit: AbortSignal): Promise<boolean> {
  while (child.exitCode === null && !limit.aborted) {
    const response = await fetch(address, { signal: limit }).catch(() => undefined)
    if (response?.ok) return true
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  return false
}

/** Stops the whole process group: npm, its shell, and their child processes. */
function stop({ pid, exitCode }: ChildProcess): void {
  if (pid === undefined || exitCode !== null) return
  try {
    process.kill(-pid, 'SIGINT')
  } catch {
    // The process has already ended by itself, so there is nothing to stop.
  }
}
