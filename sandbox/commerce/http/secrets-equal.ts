import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Compares without telling by its duration how much was right. */
export const secretsEqual = (given: string, expected: string): boolean =>
  timingSafeEqual(digest(given), digest(expected))
