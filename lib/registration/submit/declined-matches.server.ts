import 'server-only'
import { createHash } from 'node:crypto'
import { DECLINED_FIELD } from '../schemas/declined-matches-field'

type Form = Readonly<Record<string, string>>

type Entry = { name: string; country: string; postalCode: string }

/** Characters of a hash; short, because the hashes of all results must fit into one draft value. */
const HASH_LENGTH = 8

const SEPARATOR = '.'

const normalized = (text: string): string => text.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase()

/** Hash of a declined organization and the entered name, country and postal code; hides the uid. */
const hashOf = ({ name, country, postalCode }: Entry, uid: string): string =>
  createHash('sha256')
    .update(JSON.stringify([normalized(name), normalized(country), normalized(postalCode), uid]))
    .digest('base64url')
    .slice(0, HASH_LENGTH)

/** Value of the hidden field after the user has declined all results of a search. */
export const declinedMatches = (
  { findName: name = '', findCountry: country = '', findPostalCode: postalCode = '' }: Form,
  uids: readonly string[],
): string => uids.map(uid => hashOf({ name, country, postalCode }, uid)).join(SEPARATOR)

/** Whether the user has declined search results and is registering a new organization. */
export const hasDeclined = (form: Form): boolean =>
  form.addressChoice === 'another' && (form[DECLINED_FIELD] ?? '') !== ''

/** Whether the user has declined all of these organizations, for the name and postal code of the form. */
export function areDeclined(form: Form, uids: readonly string[]): boolean {
  const { name = '', country = '', postalCode = '' } = form
  const hashes = (form[DECLINED_FIELD] ?? '').split(SEPARATOR)
  return hasDeclined(form) && uids.every(uid => hashes.includes(hashOf({ name, country, postalCode }, uid)))
}
