import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { FEATURE_NAMES } from './features.ts'
import { findBrandFaults } from './rules.ts'
import { type BrandFile, BrandSchema } from './schema.ts'

const texts = { title: 'Title', description: 'Description' }
const good: BrandFile = {
  id: 'good',
  name: 'Good',
  merchant: 'good',
  domains: ['good.example'],
  languages: ['TH', 'EN'],
  currency: 'THB',
  theme: { defaultMode: 'dark', primary: '#5b8def', accent: '#d4af37', neutral: '#333333' },
  logo: { mark: 'mark.svg', wordmark: 'wordmark.svg' },
  banner: 'banner.svg',
  seo: { TH: texts, EN: texts },
}
const pathsOf = (change: Partial<BrandFile>) =>
  findBrandFaults(v.parse(BrandSchema, { ...good, ...change })).map(({ path }) => path)

describe('the rules between fields of a brand file', () => {
  test('a valid brand file has no errors from the rules between its fields', () => {
    expect(pathsOf({})).toEqual([])
  })

  test.each<[rule: string, change: Partial<BrandFile>, paths: string[]]>([
    [
      'slides without a hero need a strip with an offer',
      { theme: { ...good.theme, hero: 'none' }, pictures: { hero: [{ picture: 'a.svg' }] } },
      ['$.pictures.hero'],
    ],
    [
      'slides without a hero show in a strip that the composition has',
      {
        theme: { ...good.theme, hero: 'none', home: 'wall' },
        pictures: { hero: [{ picture: 'a.svg' }] },
      },
      [],
    ],
    [
      'slides without a hero show in a strip that the rows name',
      {
        theme: { ...good.theme, hero: 'none' },
        pictures: { hero: [{ picture: 'a.svg' }] },
        homeRows: ['hot', 'offer'],
      },
      [],
    ],
    ['a sign for less is no markup', { name: 'Play <3 Win' }, []],
    ['the default language is offered', { defaultLanguage: 'KO' }, ['$.defaultLanguage']],
    ['each offered language has search texts', { languages: ['TH', 'EN', 'VI'] }, ['$.seo.VI']],
    [
      'a licence is there to be verified, and not by the brand itself',
      { legal: { licenceUrl: 'https://verify.good.example/1' } },
      ['$.legal.licenceUrl', '$.legal.licenceUrl'],
    ],
    [
      'a licence is verified at its regulator',
      { legal: { licence: 'No. 1', licenceUrl: 'https://verygood.example/1' } },
      [],
    ],
    [
      'a footer needs no disclaimer where the jurisdiction forbids one',
      { legal: { withoutDisclaimer: true, footer: { TH: 'x', EN: 'x' } } },
      [],
    ],
    [
      'texts are only for offered languages',
      {
        legal: { footer: { KO: 'x' } },
        wording: { CN: [{ source: 'a', text: 'b' }] },
      },
      ['$.legal.footer.KO', '$.wording.CN'],
    ],
    [
      'the features that a feature needs are on',
      {
        features: {
          registrationSms: true,
          mobilePasswordRegistration: true,
          agents: false,
          dividend: true,
        },
      },
      [
        '$.features.dividend',
        '$.features.registrationSms',
        '$.features.mobilePasswordRegistration',
      ],
    ],
    [
      'registration by username or mobile shows that field',
      {
        features: { usernameRegistration: false, mobileRegistration: true },
        registration: { fields: { username: { enabled: false }, mobileNum: { enabled: false } } },
      },
      ['$.registration.fields.mobileNum.enabled'],
    ],
    [
      'no field is both required and hidden',
      { registration: { fields: { line: { enabled: false, required: true } } } },
      ['$.registration.fields.line.required'],
    ],
    [
      'office agents are agents, and trial players are none',
      { accountTypes: { agents: [10, 20], officeAgents: [20, 60], trials: [9, 10] } },
      ['$.accountTypes.officeAgents[1]', '$.accountTypes.trials[1]'],
    ],
    [
      'the account types that are left out fit to those agents',
      { accountTypes: { agents: [4, 10] } },
      ['$.accountTypes.officeAgents', '$.accountTypes.trials'],
    ],
    [
      'a field whose place is fixed is not placed',
      {
        registration: {
          fields: {
            username: { ask: 'later' },
            captcha: { required: true, ask: 'later' },
            paymentPassword: { ask: 'registration' },
            referralCode: { ask: 'later' },
            affiliateCode: { ask: 'registration' },
          },
        },
      },
      ['username', 'captcha', 'paymentPassword', 'referralCode'].map(
        (name) => `$.registration.fields.${name}.ask`,
      ),
    ],
    [
      'a field that is not shown is not placed at registration',
      { registration: { fields: { line: { enabled: false, ask: 'registration' } } } },
      ['$.registration.fields.line.ask'],
    ],
    [
      'a required field is not asked for later',
      {
        registration: {
          fields: { line: { required: true, ask: 'later' }, zalo: { ask: 'later' } },
        },
      },
      ['$.registration.fields.line.ask'],
    ],
    [
      'a minimum length is at most the maximum',
      { registration: { fields: { line: { minLength: 5, maxLength: 4 } } } },
      ['$.registration.fields.line.minLength'],
    ],
    [
      'a pattern compiles',
      {
        registration: {
          fields: { line: { acceptedPattern: '(' }, zalo: { acceptedPattern: '*' } },
        },
      },
      ['$.registration.fields.line.acceptedPattern'],
    ],
    [
      'a pattern cannot freeze the page',
      { registration: { fields: { line: { acceptedPattern: '^[\\c]?(\\w+)+$[x]*' } } } },
      ['$.registration.fields.line.acceptedPattern'],
    ],
    [
      'the default mode is offered',
      { theme: { ...good.theme, modes: ['light'] } },
      ['$.theme.defaultMode'],
    ],
    [
      'a mirror domain differs from the others',
      { mirrorDomains: ['other.example', 'good.example'] },
      ['$.mirrorDomains[1]'],
    ],
    [
      'a shared vendor name lists vendors',
      { vendorNames: [{ currency: 'THB', name: 'One' }] },
      ['$.vendorNames[0]'],
    ],
  ])('the check of a brand file reports an error unless %s', (_rule, change, paths) => {
    expect(pathsOf(change)).toEqual(paths)
  })

  test('a brand may turn every feature off', () => {
    const features = Object.fromEntries(FEATURE_NAMES.map((name) => [name, false]))
    expect(pathsOf({ features })).toEqual([])
  })
})
