import { scene } from '../scene.tsx'

export default { title: 'Pages/Member center/Withdrawal', tags: ['!autodocs'] }

export const Full = scene('member-withdraw')
export const Empty = scene('member-withdraw-empty')
export const Loading = scene('member-withdraw-loading')
export const Failing = scene('member-withdraw-failing')
export const Form = scene('withdrawal-form')
export const Check = scene('withdrawal-check')
export const ToDoFirst = { ...scene('withdrawal-todo'), name: 'To do first' }
export const Locked = scene('withdrawal-locked')
export const Submitted = scene('withdrawal-submitted')
export const Reviewing = scene('withdrawal-reviewing')
export const Approved = scene('withdrawal-approved')
export const Paying = scene('withdrawal-paying')
export const Sent = scene('withdrawal-sent')
export const Dispute = scene('withdrawal-dispute')
export const ConfirmReceipt = scene('withdrawal-confirm')
export const Received = scene('withdrawal-received')
export const AutoReceived = scene('withdrawal-auto-received')
export const Disputed = scene('withdrawal-disputed')
export const Upheld = scene('withdrawal-upheld')
export const Repaid = scene('withdrawal-repaid')
export const Rejected = scene('withdrawal-rejected')
export const Cancelled = scene('withdrawal-cancelled')
export const Failed = scene('withdrawal-failed')
export const Refunded = scene('withdrawal-refunded')
export const PartReturned = scene('withdrawal-part-returned')
