import { scene } from './scene.tsx'

export default { title: 'Pages/About the site', tags: ['!autodocs'] }

export const Affiliate = scene('affiliate')
export const App = scene('app')
export const Help = scene('help')
export const HelpTopic = scene('help-topic')
export const HelpLicences = scene('help-licences')
export const HelpSelfCheck = scene('help-self-check')
export const HelpSearch = scene('help-search')
export const HelpNothingFound = scene('help-search-nothing')
export const HelpFeedback = scene('help-feedback')
export const Mirrors = scene('mirrors')
export const Seamless = scene('seamless')
export const AffiliateLoading = scene('affiliate-loading')
export const AffiliateFailing = scene('affiliate-failing')
export const AffiliateOffline = scene('affiliate-offline')
export const HelpLoading = scene('help-loading')
export const HelpFailing = scene('help-failing')
export const HelpOffline = scene('help-offline')
