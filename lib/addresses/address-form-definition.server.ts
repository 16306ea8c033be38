import 'server-only'
import { z } from 'zod'
import { formError } from '@/lib/forms/form-errors'
import { baseFieldIn, baseVersionIn } from '@/lib/forms/record-version.server'
import { rejectedFormAddress } from '@/lib/forms/rejected-form.server'
import type { FormSubmission } from '@/lib/handlers/form-definition'
import { FAILED, FORM_LOCKED, NEXT, REJECTED, type ResultOf } from '@/lib/handlers/form-result'
import { chosenAddress } from '@/lib/registration/submit/address-choice'
import { requireSignedIn } from '@/lib/session/customer.server'
import { accountDetailPath } from '@/lib/site/account-pages'
import { newAddressPath } from '@/lib/site/address-book-paths'
import type { Locale } from '@/lib/site/sites'
import { withLock } from '@/lib/state/lock.server'
import { partsToClear } from '@/lib/validation/address-fit'
import { isCode } from '@/lib/validation/codes'
import { readFields } from '@/lib/validation/form-input'
import { type AddressDraft, QUESTION, readAddressDraft, saveAddressDraft } from './address-draft.server'
import { ADDRESS_FIELDS } from './address-form'
import { backToAddressBook } from './back-to-address-book'
import { OWN_ADDRESS_FORM } from './own-address-form.server'
import { saveAddress } from './save-address.server'

/** `isQuestion`: the next page asks which address to use; a script shows that as a dialog. */
const ADDRESS_NEXT = NEXT.extend({ isQuestion: z.boolean().optional() })

export type AddressNext = z.infer<typeof ADDRESS_NEXT>

type AddressResult = ResultOf<AddressNext>

/** A submitted form: the button that was pressed, the id of the address, if any, and what was typed. */
export type AddressCommand = {
  intent: string
  id: string
  /** uid of the organization that owns the address; empty for an address of the user. */
  organisation: string
  /** Id of the question that the form answers, and the answer. */
  question: string
  choice: string
  /** With the version that the form was rendered from. */
  values: AddressDraft['values']
}

/** Form definition shared by the forms for addresses of the user and of an organization. */
export const ADDRESS_FORM = {
  ...OWN_ADDRESS_FORM,
  page: ({ locale, fields }: FormSubmission) => pageOf(locale, commandIn(fields)),
  typed: ({ fields }: FormSubmission) => {
    const { values, question } = commandIn(fields)
    return { ...values, ...(question !== '' && { [QUESTION]: question }) }
  },
  result: {
    schema: z.discriminatedUnion('kind', [ADDRESS_NEXT, REJECTED, FAILED]),
    // A question is no final result: its answer is submitted with a new idempotency key.
    isFinal: (result: AddressResult) => result.kind === 'next' && result.isQuestion !== true,
  },
  submit,
  toJson: ({ isQuestion, href }: AddressNext) => (isQuestion === true ? { question: href } : undefined),
}

const pageOf = (locale: Locale, { id, organisation }: AddressCommand): string =>
  id === '' ? newAddressPath(locale, organisation) : accountDetailPath(locale, 'addressBook', id)

/** Reads the submitted fields of the address form; missing or malformed ones become empty. */
export function commandIn(fields: FormSubmission['fields']): AddressCommand {
  const text = (name: string): string => (typeof fields[name] === 'string' ? fields[name] : '')
  const values = Object.keys(ADDRESS_FIELDS).flatMap(name => (text(name) === '' ? [] : [[name, text(name)]]))
  const code = (name: string): string => (isCode(text(name)) ? text(name) : '')
  return {
    intent: text('intent'),
    id: code('address'),
    organisation: code('organisation'),
    question: text(QUESTION),
    choice: text('addressToUse'),
    values: { ...Object.fromEntries(values), ...baseFieldIn(fields) },
  }
}

/** Changes of one address book are serialized by a lock, so that the second one detects an edit conflict. */
async function submit(
  { locale, sender }: FormSubmission,
  command: AddressCommand,
  { key }: { key: string },
): Promise<AddressResult> {
  const context = requireSignedIn(sender)
  const { intent, id, organisation, values } = command
  const user = context.user.id
  const shownAgain = async (draft: Parameters<typeof saveAddressDraft>[0]): Promise<AddressNext> => ({
    kind: 'next',
    href: rejectedFormAddress(pageOf(locale, command), await saveAddressDraft(draft, user)),
  })
  if (intent === 'country') return shownAgain(inCountry(values))
  const answered = command.question === '' ? undefined : await readAddressDraft(command.question, user)
  if (command.question !== '' && answered?.asked === undefined)
    return { kind: 'rejected', errors: formError('conflict') }
  if (intent === 'reenter') return shownAgain({ values: answered?.values ?? values })
  const chosen = answered?.asked && chosenAddress(answered.asked.review, command.choice)
  if (answered !== undefined && chosen === undefined)
    return {
      kind: 'rejected',
      errors: { fieldErrors: [{ name: 'addressToUse', code: 'required' }], formErrors: [] },
    }
  const typed = answered?.values ?? values
  const form = readFields(typed, ADDRESS_FIELDS)
  const base = baseVersionIn(typed)
  const saved = await withLock(`address-book/${organisation || user}`, () =>
    saveAddress({ context, id, organisation, form, base, chosen, key, now: new Date() }),
  )
  if (!saved.ok) return FORM_LOCKED
  const outcome = saved.value
  if (outcome.kind === 'ask')
    return { ...(await shownAgain({ values: typed, asked: outcome.review })), isQuestion: true }
  if (outcome.kind === 'outdated') return shownAgain({ values: typed, errors: formError('outdated') })
  return outcome.kind === 'done' ? backToAddressBook(locale, outcome.message) : outcome
}

/** The typed values without those that the chosen country does not have. */
function inCountry(values: AddressCommand['values']) {
  const { country = '', region = '', postalCode = '' } = values
  const cleared = partsToClear({ region, postalCode }, country.trim().toUpperCase())
  const emptied = Object.fromEntries(cleared.map(({ name }) => [name, '']))
  return { values: { ...values, ...emptied }, cleared }
}
