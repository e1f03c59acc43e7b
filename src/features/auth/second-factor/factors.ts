import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Landmark, Mail, ShieldCheck, Smartphone, type LucideIcon } from 'lucide-react'
import * as v from 'valibot'
import type { SecondFactor } from '../schema.ts'
import { requiredText } from '#parts/field-rules/entries.ts'

interface FactorWords {
  icon: LucideIcon
  /** Its name in the choice of factors. */
  name: MessageDescriptor
  /** What is asked for. */
  answer: MessageDescriptor
}

export const FACTORS: Record<SecondFactor, FactorWords> = {
  phone: { icon: Smartphone, name: msg`Code by SMS`, answer: msg`Code from the SMS` },
  email: { icon: Mail, name: msg`Code by email`, answer: msg`Code from the email` },
  authenticator: {
    icon: ShieldCheck,
    name: msg`Authenticator app`,
    answer: msg`Code in your authenticator app`,
  },
  bankAccountName: {
    icon: Landmark,
    name: msg`Name on your bank account`,
    answer: msg`Name on your bank account`,
  },
}

/** The form that answers a second factor. */
export const AnswerSchema = v.object({ answer: requiredText })
