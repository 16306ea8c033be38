import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { hasExpired } from '../card-expiry.ts'
import { behaviourOf, brandOf, codeLength, passesLuhn } from '../test-cards.ts'
import type { CardFacts } from '../token-store.ts'

/** What the script of the fields sends; bounded, because anybody may send it. */
export const typedCardSchema = z.strictObject({
  number: z.string().max(40),
  expiry: z.string().max(12),
  code: z.string().max(10),
  name: z.string().max(100),
})

type TypedCard = z.infer<typeof typedCardSchema>

type CardErrors = Partial<Record<keyof TypedCard, string>>

export type ReadCard = { card: CardFacts } | { errors: CardErrors }

/** Reads a card as typed: its facts without the number, or the name of the error of each wrong field. */
export const readCard = (typed: TypedCard, fingerprintKey: string, now: number): ReadCard => {
  const number = typed.number.replace(/[\s-]/g, '')
  const brand = brandOf(number)
  const expiry = readExpiry(typed.expiry)
  const name = typed.name.trim().replace(/\s+/g, ' ')
  const found: Record<keyof TypedCard, string | undefined> = {
    number: number === '' ? 'numberMissing' : brand && passesLuhn(number) ? undefined : 'numberInvalid',
    expiry: expiryError(typed.expiry, expiry, now),
    code: codeError(typed.code.trim(), codeLength(brand)),
    name: name === '' ? 'nameMissing' : undefined,
  }
  const errors = Object.fromEntries(Object.entries(found).filter(([, error]) => error !== undefined))
  if (brand === undefined || expiry === undefined || Object.keys(errors).length > 0) return { errors }
  const fingerprint = createHmac('sha256', fingerprintKey).update(number).digest('base64url')
  return {
    card: {
      brand,
      last4: number.slice(-4),
      ...expiry,
      accountHolderName: name,
      fingerprint,
      behaviour: behaviourOf(number),
    },
  }
}

type Expiry = Pick<CardFacts, 'expiryMonth' | 'expiryYear'>

const readExpiry = (typed: string): Expiry | undefined => {
  const { month = '', year = '' } =
    /^\s*(?<month>\d{1,2})\s*[/\s.-]?\s*(?:20)?(?<year>\d{2})\s*$/.exec(typed)?.groups ?? {}
  const isMonth = Number(month) >= 1 && Number(month) <= 12
  return isMonth ? { expiryMonth: month.padStart(2, '0'), expiryYear: `20${year}` } : undefined
}

const expiryError = (typed: string, expiry: Expiry | undefined, now: number): string | undefined => {
  if (typed.trim() === '') return 'expiryMissing'
  if (expiry === undefined) return 'expiryInvalid'
  return hasExpired(expiry, now) ? 'expiryPast' : undefined
}

const codeError = (code: string, length: number): string | undefined => {
  if (code === '') return 'codeMissing'
  return /^\d+$/.test(code) && code.length === length ? undefined : 'codeInvalid'
}
