import type { Words } from '../db/tables.ts'
import { PLACES, QUALITIES, SUBJECTS, TURNS } from './slot-words.ts'

/** Puts a quality to a thing in the order of each language. */
export function qualify(quality: Words, thing: Words): Words {
  return {
    EN: `${quality.EN} ${thing.EN}`,
    TH: `${thing.TH}${quality.TH}`,
    VI: `${thing.VI} ${quality.VI}`,
    KO: `${quality.KO} ${thing.KO}`,
    CN: `${quality.CN}${thing.CN}`,
  }
}

/** Joins two names, the second narrowing the first. */
export function join(first: Words, second: Words): Words {
  return {
    EN: `${first.EN} ${second.EN}`,
    TH: `${first.TH} ${second.TH}`,
    VI: `${first.VI} ${second.VI}`,
    KO: `${first.KO} ${second.KO}`,
    CN: `${first.CN}${second.CN}`,
  }
}

function place(thing: Words, where: Words): Words {
  return {
    EN: `${thing.EN} of ${where.EN}`,
    TH: `${thing.TH}แห่ง${where.TH}`,
    VI: `${thing.VI} ${where.VI}`,
    KO: `${where.KO}의 ${thing.KO}`,
    CN: `${where.CN}${thing.CN}`,
  }
}

/** Every two-part name of a slot, each once. */
export function listShortNames(): Words[] {
  return SUBJECTS.flatMap((subject) => [
    ...QUALITIES.map((quality) => qualify(quality, subject)),
    ...PLACES.map((where) => place(subject, where)),
    ...TURNS.map((turn) => join(subject, turn)),
  ])
}

/** Every three-part name, for catalogues that the short ones do not fill. */
export function listLongNames(): Words[] {
  return SUBJECTS.flatMap((subject) =>
    QUALITIES.flatMap((quality) => TURNS.map((turn) => join(qualify(quality, subject), turn))),
  )
}
