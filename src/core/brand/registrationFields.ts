/**
 * Each field that a registration form may ask for (docs/product.md §3), and what it is: the profile
 * also keeps who the player is (`person`), and where else a player can be found (`contact`); an
 * invitation's code can be given only there.
 */
const KINDS = {
  username: 'account',
  password: 'account',
  confirmPassword: 'account',
  payeeName: 'account',
  email: 'account',
  qqNum: 'contact',
  mobileNum: 'account',
  recommenderId: 'invitation',
  captcha: 'account',
  verificationCode: 'account',
  affiliateCode: 'invitation',
  paymentPassword: 'account',
  line: 'contact',
  whatsapp: 'contact',
  facebook: 'contact',
  wechat: 'contact',
  telegram: 'contact',
  zalo: 'contact',
  idNumber: 'contact',
  referralCode: 'invitation',
  nickname: 'person',
  fullName: 'person',
  birthday: 'person',
  address: 'person',
  nationality: 'person',
  occupation: 'person',
  sourceOfIncome: 'person',
} as const

export type RegistrationField = keyof typeof KINDS
type FieldOf<Kind> = {
  [Name in RegistrationField]: (typeof KINDS)[Name] extends Kind ? Name : never
}[RegistrationField]

export const REGISTRATION_FIELDS = Object.keys(KINDS) as readonly RegistrationField[]

const fieldsOf = <Kind extends 'contact' | 'person' | 'invitation'>(kind: Kind) =>
  REGISTRATION_FIELDS.filter((name): name is FieldOf<Kind> => KINDS[name] === kind)

export const CONTACT_FIELDS = fieldsOf('contact')
export const INVITATION_FIELDS = fieldsOf('invitation')
export const PERSON_FIELDS = fieldsOf('person')
