import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { BrandSchema, type Brand, type BrandFile } from '#core/brand/schema.ts'
import { currentRelease, RELEASE_FILE, SITE } from '#scripts/brand/places.ts'

/** Makes the smallest valid brand, with the fields that a test needs added. */
export function makeBrand(id: string, more: Partial<BrandFile> = {}): Brand {
  return v.parse(BrandSchema, {
    id,
    name: `Brand ${id}`,
    merchant: `${id}_m`,
    domains: [`${id}.example`],
    languages: ['TH', 'EN', 'VI', 'KO', 'CN'],
    currency: 'THB',
    theme: { defaultMode: 'dark', primary: '#d4af37', accent: '#8b1e3f', neutral: '#1a1a2e' },
    logo: { mark: 'mark.svg', wordmark: 'wordmark.svg' },
    banner: 'banner.svg',
    ...more,
  })
}

export interface SitesFolder {
  path: string
  /** Writes a release of a brand and makes its link lead there, like the brand script. */
  emit(brand: Brand, files?: Record<string, string | Buffer>): void
  remove(): void
}

const HEADERS = `/*
  X-Content-Type-Options: nosniff
  Cache-Control: no-cache
/*.svg
  Content-Security-Policy: sandbox
/assets/*
  ! Cache-Control
  Cache-Control: public, max-age=31536000, immutable
`

/** A temporary folder of emitted sites, used in place of `dist/`. */
export function makeSitesFolder(...brands: Brand[]): SitesFolder {
  const path = mkdtempSync(join(tmpdir(), 'livery-sites-'))
  let releases = 0
  const emit: SitesFolder['emit'] = (brand, files = {}) => {
    const hash = String(++releases)
    const folder = join(path, '.releases', brand.id, hash)
    const release = {
      id: brand.id,
      name: brand.name,
      hash,
      emittedAt: '2026-01-01T00:00:00Z',
      gateway: '',
      brand,
    }
    const site = {
      _headers: HEADERS,
      'index.html': `<!doctype html><title>${brand.name}</title>`,
      'assets/app-1234.js': 'export {}',
      ...files,
    }
    for (const [name, content] of Object.entries(site)) {
      const file = join(folder, SITE, name)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, content)
    }
    writeFileSync(join(folder, RELEASE_FILE), JSON.stringify(release))
    const link = join(path, `.${brand.id}.next`)
    symlinkSync(folder, link)
    const current = currentRelease(path, brand.id)
    mkdirSync(dirname(current), { recursive: true })
    renameSync(link, current)
  }
  for (const brand of brands) emit(brand)
  return { path, emit, remove: () => rmSync(path, { recursive: true }) }
}

/** Makes a brand on which every declared call is available. */
export const makeOpenBrand = (id: string) =>
  makeBrand(id, {
    features: {
      dividend: true,
      dailySalary: true,
      hourlySalary: true,
      realtimeSalary: true,
      mobileRegistration: true,
      mobilePasswordRegistration: true,
      registrationSms: true,
      mobileCodeLogin: true,
      phonePasswordRecovery: true,
      socialLogin: true,
    },
    verification: { human: { provider: 'turnstile', siteKey: 'double' } },
  })
