import type { RegistrationField } from '#core/brand/registrationFields.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const FIELD_LABELS: Record<RegistrationField, MessageDescriptor> = {
  username: msg`Username`,
  password: msg`Password`,
  confirmPassword: msg`Repeat the password`,
  payeeName: msg`Real name`,
  email: msg`Email`,
  qqNum: msg({ message: 'QQ number', comment: 'Label of a field; QQ is a messenger' }),
  mobileNum: msg`Mobile number`,
  recommenderId: msg({
    message: 'Referrer’s ID',
    comment: 'Label of a field: ID of the person who invited',
  }),
  captcha: msg`Characters in the picture`,
  verificationCode: msg`Code from the SMS`,
  affiliateCode: msg({
    message: 'Invitation code',
    comment: 'Label of a field: the code of the person who invited',
  }),
  paymentPassword: msg`Payment password`,
  line: msg({ message: 'LINE ID', comment: 'Label of a field; LINE is a messenger' }),
  whatsapp: msg({ message: 'WhatsApp number', comment: 'Label of a field' }),
  facebook: msg({ message: 'Facebook name', comment: 'Label of a field' }),
  wechat: msg({ message: 'WeChat ID', comment: 'Label of a field' }),
  telegram: msg({ message: 'Telegram name', comment: 'Label of a field' }),
  zalo: msg({ message: 'Zalo number', comment: 'Label of a field' }),
  idNumber: msg`ID card number`,
  referralCode: msg`Friend’s referral code`,
  nickname: msg`Nickname`,
  fullName: msg({ message: 'Full name', comment: 'Label of a field' }),
  birthday: msg({ message: 'Birthday', comment: 'Label of a field' }),
  address: msg({ message: 'Address', context: 'where somebody lives' }),
  nationality: msg({ message: 'Nationality', comment: 'Label of a field' }),
  occupation: msg({ message: 'Occupation', comment: 'Label of a field' }),
  sourceOfIncome: msg`Source of income`,
}
