import type { OwnLevel } from './fit-criteria'
import type { FitForm } from './read-fit-form'

/** A new form with the level of who is signed in already chosen; what somebody has filled in stays theirs. */
export const withOwnLevel = (form: FitForm, level: OwnLevel | undefined): FitForm =>
  form.state !== 'new' || level === undefined
    ? form
    : { ...form, values: { ...form.values, level: level.toLowerCase() } }
