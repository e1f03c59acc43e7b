import type { Manifest } from 'vite'
import { describe, expect, test } from 'vitest'
import type { Brand } from '#core/brand/schema.ts'
import { FEATURE_NAMES, type FeatureName } from '#core/brand/features.ts'
import { lazyScreen } from '#core/navigation/lazyScreen.ts'
import type { NamedFeature } from '../features.ts'
import { findReach } from './reach.ts'

const manifest: Manifest = {
  'index.html': {
    file: 'assets/main.js',
    src: 'index.html',
    isEntry: true,
    css: ['assets/main.css'],
    imports: ['_core.js'],
    dynamicImports: [
      'node_modules/react-dom/client.js',
      '_LobbyScreen.js',
      'src/app/shell/AgentHeader.tsx',
      'src/app/shell/Footer.tsx',
      'src/features/agent/AgentHomeScreen.tsx',
      'src/features/app-download/AppDownloadPopup.tsx',
      'src/features/member/rebate/RebatePage.tsx',
      'src/parts/identity/codes/firebaseCodes.ts',
      'src/parts/identity/human/turnstile.ts',
    ],
  },
  'node_modules/react-dom/client.js': { file: 'assets/renderer.js' },
  'src/app/ahead/main.ts': { file: 'assets/ahead.js', src: 'src/app/ahead/main.ts', isEntry: true },
  'game-return.html': { file: 'assets/game-return.js', src: 'game-return.html', isEntry: true },
  '_core.js': {
    file: 'assets/core.js',
    dynamicImports: [
      'locales/th/shell.po',
      'locales/ko/shell.po',
      'locales/th/agent.po',
      'locales/th/member-rebate.po',
      'locales/th/parts.po',
    ],
  },
  '_team.js': { file: 'assets/team.js', css: ['assets/team.css'], assets: ['assets/team.woff2'] },
  '_carousel.js': { file: 'assets/carousel.js' },
  '_LobbyScreen.js': { file: 'assets/lobby.js', name: 'LobbyScreen', imports: ['_carousel.js'] },
  'src/features/agent/AgentHomeScreen.tsx': {
    file: 'assets/agent.js',
    imports: ['_team.js', '_carousel.js'],
    dynamicImports: ['src/features/member/Part.tsx'],
  },
  'src/app/shell/AgentHeader.tsx': { file: 'assets/agent-header.js' },
  'src/app/shell/Footer.tsx': { file: 'assets/footer.js' },
  'src/features/member/Part.tsx': { file: 'assets/part.js' },
  'src/features/member/rebate/RebatePage.tsx': { file: 'assets/rebate.js' },
  'src/features/app-download/AppDownloadPopup.tsx': { file: 'assets/downloads.js' },
  '_vendor.js': { file: 'assets/vendor.js' },
  'src/parts/identity/codes/firebaseCodes.ts': {
    file: 'assets/firebase.js',
    imports: ['_vendor.js'],
  },
  'src/parts/identity/human/turnstile.ts': { file: 'assets/turnstile.js' },
  'locales/th/shell.po': { file: 'assets/th-shell.js' },
  'locales/ko/shell.po': { file: 'assets/ko-shell.js' },
  'locales/th/agent.po': { file: 'assets/th-agent.js' },
  'locales/th/member-rebate.po': { file: 'assets/th-member-rebate.js' },
  'locales/th/parts.po': { file: 'assets/th-parts.js' },
}

/** Translation catalogues that each chunk loads. */
const words = {
  'assets/agent.js': ['agent', 'parts'],
  'assets/rebate.js': ['member-rebate'],
  'assets/footer.js': ['parts'],
}

const declared: NamedFeature[] = [
  {
    name: 'agent',
    flag: 'agents',
    shell: ['AgentHeader.tsx'],
  },
  {
    name: 'member',
    routes: [
      {
        paths: ['/member'],
        layout: 'page',
        access: 'member',
        indexable: false,
        places: { manualRebate: { folder: 'rebate', flag: 'manualRebate' } },
        screen: lazyScreen('Center', async () => ({ Center: () => null })),
      },
    ],
  },
  { name: 'app-download', flag: 'appDownload' },
]

const features = (...off: FeatureName[]) =>
  Object.fromEntries(FEATURE_NAMES.map((name) => [name, !off.includes(name)])) as Record<
    FeatureName,
    boolean
  >

const plain: Brand['verification'] = {
  human: { provider: 'altcha' },
  phone: { provider: 'gateway' },
}

describe('the files that a brand can load', () => {
  const everything = findReach(
    { manifest, words },
    {
      languages: ['TH', 'KO'],
      defaultLanguage: 'TH',
      features: features(),
      verification: {
        human: { provider: 'turnstile', siteKey: 'key' },
        phone: {
          provider: 'firebase',
          apiKey: 'key',
          authDomain: 'a.example',
          projectId: 'a',
          appId: 'a',
        },
      },
    },
    declared,
  )

  test('the site of a brand with all features gets every file of the app', () => {
    const all = Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [
      file,
      ...css,
      ...assets,
    ])
    expect(everything.files).toEqual(all.toSorted())
  })

  test('a language without a catalogue gets the English one in its place', () => {
    const growing = { ...manifest, 'locales/en/parts.po': { file: 'assets/en-parts.js' } }
    const { files } = findReach(
      { manifest: growing, words },
      { languages: ['TH', 'KO'], defaultLanguage: 'TH', features: features(), verification: plain },
      declared,
    )
    expect(files).toContain('assets/th-parts.js')
    expect(files).toContain('assets/en-parts.js')
  })

  test('the site of a brand gets no file of a language or feature it lacks', () => {
    const { files } = findReach(
      { manifest, words },
      {
        languages: ['TH'],
        defaultLanguage: 'TH',
        features: features('agents', 'appDownload', 'manualRebate'),
        verification: plain,
      },
      declared,
    )
    expect(files).toEqual([
      'assets/ahead.js',
      'assets/carousel.js',
      'assets/core.js',
      'assets/footer.js',
      'assets/game-return.js',
      'assets/lobby.js',
      'assets/main.css',
      'assets/main.js',
      'assets/renderer.js',
      // The footer shows words of `parts`, too, so each site needs this catalogue.
      'assets/th-parts.js',
      'assets/th-shell.js',
    ])
  })

  test('the site of a brand gets no code of verification providers it did not choose', () => {
    const chosen = { ...plain, human: { provider: 'turnstile', siteKey: 'key' } } as const
    const { files } = findReach(
      { manifest, words },
      {
        languages: ['TH'],
        defaultLanguage: 'TH',
        features: features(),
        verification: chosen,
      },
      declared,
    )
    expect(files).toContain('assets/turnstile.js')
    expect(files).not.toContain('assets/firebase.js')
    expect(files).not.toContain('assets/vendor.js')
  })

  test('the file list of a brand’s site has the home page’s scripts, entry script first', () => {
    expect(everything.firstLoad).toEqual([
      'assets/main.js',
      'assets/core.js',
      'assets/ahead.js',
      'assets/renderer.js',
      'assets/lobby.js',
      'assets/carousel.js',
      'assets/th-shell.js',
    ])
    expect(everything.styles).toEqual(['assets/main.css'])
  })
})
