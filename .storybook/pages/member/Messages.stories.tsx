import { scene } from '../scene.tsx'

export default { title: 'Pages/Member center/Messages', tags: ['!autodocs'] }

export const Full = scene('member-messageV2')
export const Empty = scene('member-messageV2-empty')
export const Loading = scene('member-messageV2-loading')
export const Failing = scene('member-messageV2-failing')
export const Choosing = scene('member-messages-chosen')
export const Deleted = scene('member-messages-deleted')
export const MessageWithReward = scene('member-messages-reward')
export const One = scene('member-messages-one')
export const LongWords = scene('member-messageV2-long-words')
export const LongMessage = scene('member-messages-long-message')
export const Notices = scene('member-messages-notices')
export const OpenedNotice = scene('member-messages-notice')
export const Announcements = scene('member-messages-announcements')
export const Questions = scene('member-messages-questions')
export const NewQuestion = scene('member-messages-question-new')
export const NewQuestionInTrial = scene('member-messages-question-trial')
export const Thread = scene('member-messages-question')
export const PictureOfThread = scene('member-messages-picture')
export const Offline = scene('member-messageV2-offline')
