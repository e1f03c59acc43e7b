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
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BrandFile } from '#core/brand/schema.ts'

const SCRIPT = fileURLToPath(new URL('../../scripts/brand.ts', import.meta.url))

/** A brand file as it may be spoilt. */
export type Draft = BrandFile & Record<string, unknown>

export interface Run {
  code: number
  stdout: string
  stderr: string
}

/** A folder of its own for brands and sites, and the brand script as an operator runs it. */
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

  /** Runs a verb; never rejects, since a refusal is what many tests are about. */
  run(...args: string[]): Promise<Run> {
    return this.runAs({}, {}, ...args)
  }

  /** Runs a verb with more variables in its environment. */
  runWith(variables: NodeJS.ProcessEnv, ...args: string[]): Promise<Run> {
    return this.runAs({}, variables, ...args)
  }

  /** Runs a verb as somebody who owns nothing here, if this process may start one. */
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

  /** Writes a new brand with the script itself. */
  async create(id: string, ...flags: string[]): Promise<void> {
    const { code, stderr } = await this.run('new', id, '--yes', '--brands', 'brands', ...flags)
    if (code !== 0) throw new Error(stderr)
  }

  /** Copies a brand under another id, merchant and host, and changes what the test is about. */
  copy(from: string, id: string, change: (brand: Draft) => void = () => {}): void {
    cpSync(this.path(from), this.path(id), { recursive: true })
    this.change(id, (brand) => {
      Object.assign(brand, {
        id,
        merchant: `m_${id.replaceAll('-', '_')}`,
        domains: [`${id}.example`],
      })
      change(brand)
    })
  }

  change(id: string, change: (brand: Draft) => void): void {
    const brand = JSON.parse(readFileSync(this.path(id, 'brand.json'), 'utf8')) as Draft
    change(brand)
    this.write(id, 'brand.json', JSON.stringify(brand, null, 2))
  }

  write(id: string, name: string, content: string | Uint8Array): void {
    mkdirSync(this.path(id), { recursive: true })
    writeFileSync(this.path(id, name), content)
  }

  path(id: string, ...names: string[]): string {
    return join(this.brands, id, ...names)
  }

  site(id: string, ...names: string[]): string {
    return join(this.out, id, ...names)
  }
}

/** A stack frame, which an operator must never see. */
export const STACK_FRAME = /^\s+at .+:\d+/m
