import { z } from 'zod'

/** A list of this many entries is longer than anybody's. */
const MOST_COPIES = 20_000

/** Input of a call that makes a list long: how many copies of an entry are added. */
export const copiesSchema = z.strictObject({ count: z.int().positive().max(MOST_COPIES) })
