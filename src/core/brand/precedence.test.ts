import { expect, it } from 'vitest'
import { featureStatus } from './precedence.ts'

it.each([
  { brandOn: false, flag: true, pending: false, status: 'off' },
  { brandOn: false, flag: undefined, pending: true, status: 'off' },
  { brandOn: true, flag: undefined, pending: true, status: 'loading' },
  { brandOn: true, flag: true, pending: false, status: 'on' },
  { brandOn: true, flag: false, pending: false, status: 'off' },
  { brandOn: true, flag: undefined, pending: false, status: 'on' },
])(
  'a feature is $status (on in the brand: $brandOn, gateway flag: $flag, flags loading: $pending)',
  ({ brandOn, flag, pending, status }) => {
    expect(featureStatus(brandOn, flag, pending)).toBe(status)
  },
)
