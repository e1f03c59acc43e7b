import { measureFirstLoad } from '#scripts/size/first-load.ts'
const r = await measureFirstLoad(() => {}) as any
console.log(r.before?.bytes, r.lobby?.bytes, r.search?.bytes, r.faults)
