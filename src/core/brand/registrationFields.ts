/**
 * Each field that a registration form may ask for (docs/product.md §3), and what it is: the profile
 * also keeps, in this order, who the player is (`person`), and where else a player can be found or is
 * registered (`contact`); an invitation's code can be given only there.
 */
const KINDS = {
  username: 'account',
  password: 'account',
  confirmPassword: 'account',
  payeeName: 'account',
  email: 'account',
  mobileNum: 'account',
  recommenderId: 'invitation',
  captcha: 'account',
  verificationCode: 'account',
  affiliateCode: 'invitation',
  paymentPassword: 'account',
  line: 'contact',
  whatsapp: 'contact',
  telegram: 'contact',
  zalo: 'contact',
  facebook: 'contact',
  wechat: 'contact',
  qqNum: 'contact',
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

const fieldsOf = <Kind extends 'contact' | 'person'>(kind: Kind) =>
  REGISTRATION_FIELDS.filter((name): name is FieldOf<Kind> => KINDS[name] === kind)

export const CONTACT_FIELDS = fieldsOf('contact')
export const PERSON_FIELDS = fieldsOf('person')

/** Whether a field asks for the code of an invitation, which can be given only at registration. */
export const isInvitation = (name: string): boolean =>
  KINDS[name as RegistrationField] === 'invitation'
