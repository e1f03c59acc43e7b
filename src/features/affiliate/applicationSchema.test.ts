import * as v from 'valibot'
import { expect, it } from 'vitest'
import { readFault } from '#parts/form/field-rules/faults.ts'
import { ApplicationFormSchema } from './applicationSchema.ts'

const GOOD = {
  name: 'Mai Tran',
  channel: 'email',
  contact: 'mai@site.example',
  country: 'VN',
  traffic: 'social',
  plan: 'share',
  message: '',
}

const faultsOf = (change: object) => {
  const { issues = [] } = v.safeParse(ApplicationFormSchema, { ...GOOD, ...change })
  return issues.map((issue) => [v.getDotPath(issue), readFault(issue.message)?.kind])
}

it.each([
  [{}, []],
  [{ contact: 'mai' }, [['contact', 'pattern']]],
  [{ channel: 'telegram', contact: '@mai_tran' }, []],
  [{ channel: 'whatsapp', contact: '@mai_tran' }, [['contact', 'pattern']]],
  [{ channel: 'phone', contact: '+84 90 123 4567' }, []],
  [{ plan: '' }, [['plan', 'required']]],
  [{ name: 'M' }, [['name', 'length']]],
])('an affiliate application with %j has the errors %j', (change, faults) => {
  expect(faultsOf(change)).toEqual(faults)
})
