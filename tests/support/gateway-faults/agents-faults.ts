import { type GatewayFault, replyWith, spoilSuccess, withValue } from './defects.ts'

const account = 'demoagent'
const terms = {
  rates: { slots: 1, live: 1, cards: 1, fishing: 1, sports: 1, lottery: 1 },
  ownCode: null,
  mayOpen: true,
  links: 0,
  mostLinks: 10,
}

/** Faults that agents meet in the agent center. */
export const AGENTS_FAULTS: readonly GatewayFault[] = [
  {
    fault: 'takes a player for an agent',
    defect: {
      at: 'GET /wps/relay/MCSFE_agentAccountTerms',
      before: ({ headers }) => (headers.authorization ? replyWith(200, terms) : undefined),
    },
    fails: ['agents/getAccountTerms/agents-only'],
    found: 'Status 200',
    account: 'demomember',
  },
  {
    fault: 'sends the levels of a team as texts',
    defect: withValue('GET /wps/relay/MCSFE_agentListDownlines', 'list.0.level', '1'),
    fails: ['agents/listDownlines/schema'],
    found: 'list.0.level: Invalid type',
    account,
  },
  {
    fault: 'sends a file of another type',
    defect: spoilSuccess('GET /wps/relay/MCSFE_agentRevenueFile', () => replyWith(200, [])),
    fails: ['agents/fileIncome/answer'],
    found: 'Content-Type: application/json, not text/csv',
    account,
  },
  {
    fault: 'keeps an invitation link that was deleted',
    defect: {
      at: 'DELETE /wps/relay/MCSFE_agentRemoveInvitation',
      before: () => replyWith(200, {}),
    },
    fails: ['agents/addInvitation/undone'],
    found: 'The list still has it',
    account,
    write: true,
  },
  {
    fault: 'lets strangers sign contracts',
    defect: {
      at: 'POST /wps/relay/MCS2_processDividendReq',
      before: ({ headers }) => (headers.authorization ? undefined : replyWith(200, {})),
    },
    fails: ['agents/processDividend/stranger'],
    found: 'Status 200',
    account,
    write: true,
  },
]
