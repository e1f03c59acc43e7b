/** A member of an agent's team, whose amounts are in baht. */
export const MEMBER = {
  id: '1',
  account: 'thanakorn88',
  nickname: 'Thanakorn',
  isAgent: true,
  level: 1,
  joinedAt: '2026-10-01T05:00:00Z',
  lastLoginAt: '2026-11-20T05:00:00Z',
  balance: '1234567.50',
  directs: 12,
  teamSize: 3456,
  turnover: '98765432.10',
}
