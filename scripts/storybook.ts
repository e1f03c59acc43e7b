import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { runVerbs, type Verb } from './brand/command-line.ts'
import { RefusedError } from './brand/fault.ts'
import { displayPath, ROOT } from './brand/places.ts'
import { parsePort, requireFreePort } from './brand/port.ts'

const COMMAND = 'npm run storybook --'
const PROGRAM = join(ROOT, 'node_modules/storybook/dist/bin/dispatcher.js')
/** A file that each written preview has, by which its folder is told from others. */
const WRITTEN = 'iframe.html'

const VERBS: Record<string, Verb> = {
  serve: {
    description: 'Serves the preview; the verb may be left out',
    takes: 'nothing',
    args: { port: { type: 'string', description: 'Port to serve on', default: '4106' } },
    run: ({ port }) => serve(parsePort(port as string)),
  },
  build: {
    description: 'Writes the preview as a site of files, to share it',
    takes: 'nothing',
    args: {
      out: {
        type: 'string',
        description: 'Folder to write, which is emptied first',
        default: 'storybook-static',
      },
    },
    run: ({ out }) => build(resolve(out as string)),
  },
}

const given = process.argv.slice(2)
const isHelp = given.length === 1 && ['--help', '-h'].includes(given[0]!)
const hasVerb = given[0] !== undefined && !given[0].startsWith('-')
await runVerbs(
  COMMAND,
  'Shows designers every component in every brand, mode and language',
  VERBS,
  hasVerb || isHelp ? given : ['serve', ...given],
)

async function serve(port: number): Promise<void> {
  await requireFreePort(port, COMMAND)
  await runStorybook('dev', '-p', String(port), '--no-open', '--ci', '--no-version-updates')
}

async function build(out: string): Promise<void> {
  const isFree = !existsSync(out) || readdirSync(out).length === 0
  if (!isFree && !existsSync(join(out, WRITTEN))) {
    throw new RefusedError(
      `${displayPath(out)} holds other files, which would be deleted; name a new folder with --out`,
    )
  }
  await runStorybook('build', '-o', out)
}

/** Runs Storybook's own program until it ends, and ends with its code. */
async function runStorybook(...args: string[]): Promise<void> {
  const child = spawn(process.execPath, [PROGRAM, ...args, '--disable-telemetry'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
  process.exitCode = await new Promise<number>((done) => {
    child.on('exit', (code) => done(code ?? 1))
  })
}
