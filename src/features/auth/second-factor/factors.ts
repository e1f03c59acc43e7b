import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Landmark, Mail, ShieldCheck, Smartphone, type LucideIcon } from 'lucide-react'
import * as v from 'valibot'
import type { SecondFactor } from '../schema.ts'
import { requiredText } from '#parts/form/field-rules/entries.ts'

interface FactorWords {
  icon: LucideIcon
  /** Name of the second factor in the list of choices. */
  name: MessageDescriptor
}

export const FACTORS: Record<SecondFactor, FactorWords> = {
  phone: { icon: Smartphone, name: msg`Code by SMS` },
  email: { icon: Mail, name: msg`Code by email` },
  authenticator: {
    icon: ShieldCheck,
    name: msg({
      message: 'Authenticator app',
      comment: 'Second factor of a login: an app that shows codes',
    }),
  },
  bankAccountName: {
    icon: Landmark,
    name: msg`Name on your bank account`,
  },
}

/** Schema of the form that answers a second factor. */
export const AnswerSchema = v.object({ answer: requiredText })
