import type { RegistrationField } from '#core/brand/registrationFields.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const FIELD_LABELS: Record<RegistrationField, MessageDescriptor> = {
  username: msg`Username`,
  password: msg`Password`,
  confirmPassword: msg`Password once more`,
  payeeName: msg`Real name`,
  email: msg`Email`,
  qqNum: msg`QQ number`,
  mobileNum: msg`Mobile number`,
  recommenderId: msg`Referrer’s ID`,
  captcha: msg`Characters in the picture`,
  verificationCode: msg`Code from the SMS`,
  affiliateCode: msg`Invitation code`,
  paymentPassword: msg`Payment password`,
  line: msg`LINE ID`,
  whatsapp: msg`WhatsApp number`,
  facebook: msg`Facebook name`,
  wechat: msg`WeChat ID`,
  telegram: msg`Telegram name`,
  zalo: msg`Zalo number`,
  idNumber: msg`ID card number`,
  referralCode: msg`Friend’s referral code`,
  nickname: msg`Nickname`,
  fullName: msg`Full name`,
  birthday: msg`Birthday`,
  address: msg({ message: 'Address', context: 'where somebody lives' }),
  nationality: msg`Nationality`,
  occupation: msg`Occupation`,
  sourceOfIncome: msg`Source of income`,
}
