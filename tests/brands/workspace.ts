import { execFile } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BrandFile } from '#core/brand/schema.ts'

const SCRIPT = fileURLToPath(new URL('../../scripts/brand.ts', import.meta.url))

/** The brand file's type, extended so that tests can write invalid keys. */
export type Draft = BrandFile & Record<string, unknown>

export interface Run {
  code: number
  stdout: string
  stderr: string
}

/** A temporary folder with brands and their sites, in which a test runs the brand script. */
export class Workspace {
  readonly root = mkdtempSync(join(tmpdir(), 'livery-'))
  readonly brands = join(this.root, 'brands')
  readonly out = join(this.root, 'out')

  constructor() {
    mkdirSync(this.brands)
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true })
  }

  /** Runs a command of the brand script; never rejects, since many tests expect it to fail. */
  run(...args: string[]): Promise<Run> {
    return this.runAs({}, {}, ...args)
  }

  /** Runs a command of the brand script with additional environment variables. */
  runWith(variables: NodeJS.ProcessEnv, ...args: string[]): Promise<Run> {
    return this.runAs({}, variables, ...args)
  }

  /** Runs a command as a user who owns none of the files; only the superuser can do that. */
  runAsStranger(...args: string[]): Promise<Run> {
    chmodSync(this.root, 0o777)
    const nobody = { uid: 65_534, gid: 65_534 }
    return this.runAs(process.getuid?.() === 0 ? nobody : {}, {}, ...args)
  }

  private runAs(
    user: { uid?: number; gid?: number },
    variables: NodeJS.ProcessEnv,
    ...args: string[]
  ): Promise<Run> {
    const { NODE_ENV: _, VITEST: __, XDG_CACHE_HOME: ___, ...env } = process.env
    return new Promise((resolve) => {
      execFile(
        process.execPath,
        [SCRIPT, ...args],
        {
          cwd: this.root,
          env: { ...env, HOME: this.root, ...variables },
          maxBuffer: 16e6,
          ...user,
        },
        (error, stdout, stderr) => {
          const code = error ? (typeof error.code === 'number' ? error.code : 1) : 0
          resolve({ code, stdout, stderr })
        },
      )
    })
  }

  /** Creates a brand with the script's own command `new`. */
  async create(id: string, ...flags: string[]): Promise<void> {
    const { code, stderr } = await this.run('new', id, '--yes', '--brands', 'brands', ...flags)
    if (code !== 0) throw new Error(stderr)
  }

  /**
   * Copies a brand under another id, merchant and host; `change` then edits the copied brand file.
   */
  copy(from: string, id: string, change: (brand: Draft) => void = () => {}): void {
    cpSync(this.path(from), this.path(id), { recursive: true })
    const overlay = readFileSync(this.path(id, 'sandbox.json'), 'utf8')
    const mirrors = new RegExp(`${from}((?:-\\d)?\\.localhost)`, 'g')
    this.write(id, 'sandbox.json', overlay.replaceAll(mirrors, `${id}$1`))
    this.change(id, (brand) => {
      Object.assign(brand, {
        id,
        merchant: `m_${id.replaceAll('-', '_')}`,
        domains: [`${id}.example`],
      })
      change(brand)
    })
  }

  read(id: string): Draft {
    return JSON.parse(readFileSync(this.path(id, 'brand.json'), 'utf8')) as Draft
  }

  change(id: string, change: (brand: Draft) => void): void {
    const brand = this.read(id)
    change(brand)
    this.write(id, 'brand.json', JSON.stringify(brand, null, 2))
  }

  write(id: string, name: string, content: string | Uint8Array): void {
    mkdirSync(dirname(this.path(id, name)), { recursive: true })
    writeFileSync(this.path(id, name), content)
  }

  path(id: string, ...names: string[]): string {
    return join(this.brands, id, ...names)
  }

  site(id: string, ...names: string[]): string {
    return join(this.out, id, ...names)
  }
}

/** What a release says of its origin, where that does not matter. */
export const ORIGIN = { product: { version: '0.0.0' }, inputs: { product: '', brand: '' } }

/** A line of a JavaScript stack trace, which an operator must never see. */
export const STACK_FRAME = /^\s+at .+:\d+/m
