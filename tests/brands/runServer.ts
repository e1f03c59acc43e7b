import { spawn } from 'node:child_process'

interface Program {
  command: string
  args: readonly string[]
  /** What the program writes to its error output once it serves. */
  ready: string
  env?: NodeJS.ProcessEnv
}

/** Runs a web server until it is closed; rejects with its output if it ends before it serves. */
export async function runServer({ command, args, ready, env = process.env }: Program) {
  let log = ''
  const server = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'], env })
  await new Promise<void>((resolve, reject) => {
    server.stderr.on('data', (chunk: Buffer) => {
      log += chunk.toString()
      if (log.includes(ready)) resolve()
    })
    server.once('exit', () => reject(new Error(log)))
  })
  return {
    /** What the server wrote to its error output so far. */
    log: () => log,
    async close() {
      server.removeAllListeners('exit')
      const ended = new Promise((resolve) => server.once('exit', resolve))
      if (server.exitCode === null && server.kill('SIGTERM')) await ended
    },
  }
}
