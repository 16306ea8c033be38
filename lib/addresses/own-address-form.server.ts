import 'server-only'
import { ownForm } from '@/lib/handlers/own-form.server'
import { accountPath } from '@/lib/site/account-pages'

/** The part of a form definition that all forms of the address book share. */
export const OWN_ADDRESS_FORM = ownForm('addresses', locale => accountPath(locale, 'addressBook'))
