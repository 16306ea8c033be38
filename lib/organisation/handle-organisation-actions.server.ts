import 'server-only'
import { defineForm } from '@/lib/handlers/define-form.server'
import { type NextResult, STORED_FORM_RESULT } from '@/lib/handlers/form-result'
import { ownForm } from '@/lib/handlers/own-form.server'
import { failed, ok } from '@/lib/result/result'
import { requireSignedIn, type Sender } from '@/lib/session/customer.server'
import { accountDetailPath, accountPath } from '@/lib/site/account-pages'
import { isCode } from '@/lib/validation/codes'
import { invitationCounters } from './invitation-counters.server'
import { ORGANISATION_ACTION, type OrganisationAction } from './organisation-action'
import { INVITED_EMAIL } from './organisation-fields'
import { performAction } from './perform-action.server'

const OWN_FORM = ownForm('organisations', locale => accountPath(locale, 'accounts'))

/** The forms of the pages of accounts: the user's own link, and the people of an organization. */
export const handleOrganisationActions = defineForm<Sender, OrganisationAction, NextResult>({
  ...OWN_FORM,
  name: 'organisation-actions',
  counters: submission => [...OWN_FORM.counters(submission), ...invitationCounters(submission)],
  // Read from the fields: the action of a form that is only stored is not parsed.
  page: ({ locale, fields: { organisation } }) =>
    typeof organisation === 'string' && isCode(organisation)
      ? accountDetailPath(locale, 'accounts', organisation)
      : OWN_FORM.fallbackPage(locale),
  typed: ({ fields }) => {
    const email = fields[INVITED_EMAIL]
    return typeof email === 'string' ? { [INVITED_EMAIL]: email } : undefined
  },
  parse: ({ fields }) => {
    const action = ORGANISATION_ACTION.safeParse(fields)
    return action.success ? ok(action.data) : failed('malformed')
  },
  result: STORED_FORM_RESULT,
  submit: ({ sender }, action, { key }) => performAction(requireSignedIn(sender), action, key),
})
