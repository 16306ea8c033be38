import 'server-only'
import { createHash } from 'node:crypto'
import { DECLINED_FIELD } from '../schemas/declined-field'

type Form = Readonly<Record<string, string>>

type Entry = { name: string; country: string; postalCode: string }

/** Short, because the marks of all organizations have to fit into one kept value. */
const MARK_LENGTH = 8

const BETWEEN = '.'

const plain = (text: string): string => text.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase()

/** Stands for one organization, declined for one name and postal code: the field names no organization. */
const markOf = ({ name, country, postalCode }: Entry, uid: string): string =>
  createHash('sha256')
    .update(JSON.stringify([plain(name), plain(country), plain(postalCode), uid]))
    .digest('base64url')
    .slice(0, MARK_LENGTH)

/** Value of the field for a search whose results are all declined. */
export const declinedMatches = (
  { findName: name = '', findCountry: country = '', findPostalCode: postalCode = '' }: Form,
  uids: readonly string[],
): string => uids.map(uid => markOf({ name, country, postalCode }, uid)).join(BETWEEN)

/** Whether a form for a new organization says of any organization that it is another one. */
export const hasDeclined = (form: Form): boolean =>
  form.addressChoice === 'another' && (form[DECLINED_FIELD] ?? '') !== ''

/** Whether the user has declined all of these organizations, for the name and postal code of the form. */
export function areDeclined(form: Form, uids: readonly string[]): boolean {
  const { name = '', country = '', postalCode = '' } = form
  const marks = (form[DECLINED_FIELD] ?? '').split(BETWEEN)
  return hasDeclined(form) && uids.every(uid => marks.includes(markOf({ name, country, postalCode }, uid)))
}
